import { ApiFailure } from '../../kernel/http/failure.ts';

/** At most `count` tasks run at a time; up to `maxWaiting` others wait, and further ones are rejected with 503. */
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
