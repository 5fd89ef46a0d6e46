// What is wider than its place scrolls, so the keyboard must reach it.

export function reachable(node: HTMLElement) {
  const look = () => {
    if (node.scrollWidth > node.clientWidth + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const observer = new ResizeObserver(look);
  observer.observe(node);
  for (const child of node.children) observer.observe(child);
  look();
  return { destroy: () => observer.disconnect() };
}
