const last = new Map<string, Promise<void>>();

/**
 * Runs the work of one key one after another in this process. Sign-ins of one account are serialised, so that many
 * correct ones at once are not counted as guesses that await their check.
 */
export const inTurn = <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const mine = (last.get(key) ?? Promise.resolve()).then(work);
  const settled = mine.then(
    () => undefined,
    () => undefined,
  );
  last.set(key, settled);
  void settled.then(() => last.get(key) === settled && last.delete(key));
  return mine;
};
