// What this device keeps between visits. Without storage everything lasts until the tab is closed.

export function keep(key: string, value: unknown) {
  try {
    localStorage.setItem(`summand.${key}`, JSON.stringify(value));
  } catch {
    // full, or forbidden
  }
}

export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`summand.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}
