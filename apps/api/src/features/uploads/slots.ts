import { ApiFailure } from '../../kernel/http/failure.ts';

/** At most `count` pieces of work at a time; `maxWaiting` others wait for their turn, and what comes then is refused. */
export const inSlots = (count: number, maxWaiting: number) => {
  let free = count;
  const waiting: (() => void)[] = [];
  const enter = () => {
    if (free > 0) return void (free -= 1);
    if (waiting.length >= maxWaiting) throw new ApiFailure('unavailable');
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
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
