import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/** Resolves when loads have ended. Without a network they are paused until there is one: then nobody waits for them. */
const endedOrPaused = async (client: QueryClient, loads: Promise<unknown>): Promise<void> => {
  const cache = client.getQueryCache();
  let stop = () => {};
  const paused = new Promise<void>((resolve) => {
    const look = () => {
      if (cache.findAll({ fetchStatus: 'paused' }).length > 0) resolve();
    };
    stop = cache.subscribe(look);
    look();
  });
  await Promise.race([loads, paused]);
  stop();
};

/** Loads again what is outdated and shown. What is not shown is loaded when it is. */
export const reload = (client: QueryClient, ...filters: readonly InvalidateQueryFilters[]): Promise<void> =>
  endedOrPaused(client, Promise.all(filters.map((one) => client.invalidateQueries({ ...one }))));
