// Work in many small steps whose promises are resolved at once never returns to the event loop: statements of the
// embedded engine, or the sanitising of a page of texts. Nobody else is served meanwhile, unless it waits here.

/** Others' requests wait for at most this long and one more step. */
const TURN_MS = 25;

let began: number | undefined;

/** When the event loop was here last, as far as those know who ask. */
const turnBegan = (): number => {
  if (began === undefined) {
    began = performance.now();
    setImmediate(() => (began = undefined));
  }
  return began;
};

/** Returns at once while the turn is young; else in a later one. Of many that wait, each looks again. */
export const takeTurn = async (): Promise<void> => {
  while (performance.now() - turnBegan() > TURN_MS) await new Promise(setImmediate);
};
