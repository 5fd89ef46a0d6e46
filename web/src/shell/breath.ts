// A pause between two pieces of work, so that the page answers keys and pointers in between.

export const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

let last: Promise<void> = Promise.resolve();

/** A pause that follows the pauses of those who asked before. So parts of a page appear one after another. */
export const turn = (): Promise<void> => (last = last.then(breath));

/** Does small pieces of work one after another, with a pause after each. */
export function inTurn(work: () => void): void {
  last = last.then(() => {
    work();
    return breath();
  });
}
