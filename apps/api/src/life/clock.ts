/** The clock of this machine; `Date` tells another time after setClock(). */
const REAL = Date;

let ahead = 0;
const now = () => REAL.now() + ahead;

const MOVED = new Proxy(REAL, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  apply: () => new REAL(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
});

/** Moves `Date` of this process to that time, from where it goes on; returns how far it is from the real one. */
export const setClock = (at: number): number => {
  ahead = at - REAL.now();
  globalThis.Date = MOVED;
  return ahead;
};

export const realNow = (): number => REAL.now();

export const resetClock = (): void => {
  ahead = 0;
  globalThis.Date = REAL;
};
