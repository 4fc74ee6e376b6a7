const AT_ONCE = 4;

export type Outcome<T, R> = { done: { row: T; result: R }[]; failed: { row: T; error: unknown }[] };

/** One request per row, a few at a time. A failure does not stop the others. */
export const runEach = async <T, R>(
  rows: readonly T[],
  action: (row: T) => Promise<R>,
  onProgress: (finished: number) => void = () => {},
): Promise<Outcome<T, R>> => {
  const outcome: Outcome<T, R> = { done: [], failed: [] };
  const waiting = [...rows];
  const work = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      try {
        outcome.done.push({ row, result: await action(row) });
      } catch (error) {
        outcome.failed.push({ row, error });
      }
      onProgress(outcome.done.length + outcome.failed.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, rows.length) }, work));
  return outcome;
};
