import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum of delayed requests per key in this process: bounds how fast many networks together can guess. */
const PER_KEY = 10;
/** Maximum in total: a waiting request holds a socket and a timer, no database connection. */
const IN_TOTAL = 500;

const waiting = new Map<string, number>();
let total = 0;

/** Waits that long. Returns false at once when too many are waiting already. */
export const waitInRoom = async (key: string, ms: number): Promise<boolean> => {
  const sameKey = waiting.get(key) ?? 0;
  if (sameKey >= PER_KEY || total >= IN_TOTAL) return false;
  waiting.set(key, sameKey + 1);
  total += 1;
  try {
    await sleep(ms);
  } finally {
    total -= 1;
    const left = (waiting.get(key) ?? 1) - 1;
    if (left > 0) waiting.set(key, left);
    else waiting.delete(key);
  }
  return true;
};
