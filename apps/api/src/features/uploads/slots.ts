/** At most `count` pieces of work at a time; the others wait for their turn. */
export const inSlots = (count: number) => {
  let free = count;
  const waiting: (() => void)[] = [];
  const enter = () => (free > 0 ? void (free -= 1) : new Promise<void>((resolve) => waiting.push(resolve)));
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
