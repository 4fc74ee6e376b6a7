// Work in many small steps with immediately resolved promises never returns to the event loop: statements of the
// embedded engine, or sanitising a page of texts. Such work awaits takeTurn, so that other requests are served.

/** Other requests wait at most this long, plus one step. */
const TURN_MS = 25;

let began: number | undefined;

/** When the current turn of the event loop was first seen. */
const turnBegan = (): number => {
  if (began === undefined) {
    began = performance.now();
    setImmediate(() => (began = undefined));
  }
  return began;
};

/** Returns at once early in a turn of the event loop; else in a later one. Of many callers, each checks again. */
export const takeTurn = async (): Promise<void> => {
  while (performance.now() - turnBegan() > TURN_MS) await new Promise(setImmediate);
};
