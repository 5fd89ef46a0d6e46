// A finger on a board: one that rests drags, one that moves before scrolls the page, and one that is lifted has tapped.

const rest = 400; // milliseconds
const shake = 10; // pixels that a finger may move while it rests

interface Fingers {
  /** The board is pointed at: a tap, or the beginning of a drag. */
  point: (event: PointerEvent) => void;
}

/** The handlers of the board for moves and for the end of a pointer follow as they do for a mouse. */
export function press(node: HTMLElement | SVGElement, fingers: Fingers) {
  let acts = fingers;
  let waiting: { event: PointerEvent; clock: ReturnType<typeof setTimeout> } | null = null;
  let dragging = false;

  const forget = () => {
    if (waiting) clearTimeout(waiting.clock);
    waiting = null;
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType !== "touch" || !event.isPrimary) return forget();
    const clock = setTimeout(() => {
      waiting = null;
      dragging = true;
      acts.point(event);
    }, rest);
    waiting = { event, clock };
  };
  const move = (event: PointerEvent) => {
    if (waiting && Math.hypot(event.clientX - waiting.event.clientX, event.clientY - waiting.event.clientY) > shake) forget();
  };
  const up = () => {
    const tapped = waiting?.event;
    forget();
    dragging = false;
    if (tapped) acts.point(tapped);
  };
  const cancel = () => {
    forget();
    dragging = false;
  };
  // While a finger drags, the page stays where it is, and no menu opens.
  const hold = (event: Event) => {
    if (dragging && event.cancelable) event.preventDefault();
  };
  const menu = (event: Event) => {
    if (dragging || waiting) event.preventDefault();
  };

  const heard: [string, (event: never) => void, AddEventListenerOptions?][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", cancel],
    ["touchmove", hold, { passive: false }],
    ["contextmenu", menu],
  ];
  for (const [name, act, how] of heard) node.addEventListener(name, act as EventListener, how);
  return {
    update: (next: Fingers) => (acts = next),
    destroy() {
      forget();
      for (const [name, act, how] of heard) node.removeEventListener(name, act as EventListener, how);
    },
  };
}
