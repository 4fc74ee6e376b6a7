// A write is stored before its first request and held back from the outbox while that request runs. A lock with its id
// says that it runs: the browser ends it with the document, also when that is killed.

const PREFIX = 'amberway-write:';
const locks = (): LockManager | undefined => (globalThis.navigator as Partial<Navigator> | undefined)?.locks;

/** Without locks, as over plain HTTP, a write is held back so long: longer than a request can take. */
export const HOLD_MS = 35_000;

/** A tab that the browser has frozen never ends its lock: so long after the longest request it does not count. */
export const FROZEN_MS = 60_000;

/** Says that the first request of this write runs. Returns a function that ends it. */
export const startRunning = (id: string): Promise<() => void> =>
  new Promise((resolve) => {
    const manager = locks();
    if (!manager) return resolve(() => {});
    return void manager
      .request(PREFIX + id, { mode: 'shared' }, () => new Promise<void>((end) => resolve(end)))
      .catch(() => resolve(() => {}));
  });

/** The ids of writes whose first request runs in some document of this browser; null if the browser cannot say. */
export const runningWrites = async (): Promise<ReadonlySet<string> | null> => {
  const found = await locks()
    ?.query()
    .catch(() => undefined);
  return found ? new Set(found.held?.map(({ name }) => (name ?? '').slice(PREFIX.length))) : null;
};

export const isRunning = (
  { id, notBefore }: { id: string; notBefore: number },
  running: ReadonlySet<string> | null,
  now: number,
): boolean => {
  // A clock that was set back must not hold a write for longer than its request can take.
  if (notBefore - now > HOLD_MS) return false;
  return running ? running.has(id) && now < notBefore + FROZEN_MS : notBefore > now;
};
