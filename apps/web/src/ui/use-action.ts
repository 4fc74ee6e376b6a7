import {
  type InvalidateQueryFilters,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useId, useRef } from 'react';
import type { EndpointSpec, ReplyOf } from '@amberway/contract/kernel/endpoint';
import { isPassing } from '../kernel/api-error.ts';
import { confirmationCancelled } from '../kernel/rejected.ts';
import { WAITS } from '../kernel/outbox/waiting.ts';
import { reload } from '../kernel/queries/reload.ts';
import { invalidateSlice } from '../kernel/queries/summaries.ts';
import { call, type CallArgs } from '../kernel/api.ts';
import { useNotices } from './notices.ts';

/** What the cache shows before the server has it. Without `revert` a failure restores the previous data. */
export type CacheChange<T> = { queryKey: QueryKey; show: (now: T) => T; revert?: (now: T) => T };

/** Shows a change at once. Returns how to revert it, and whether a load was cancelled that must be repeated. */
export const showInCache = async <T>(client: QueryClient, { queryKey, show, revert }: CacheChange<T>) => {
  // A pending response does not contain the change.
  const stopped = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData<T>({ queryKey });
  const set = (next: (now: T) => T) => client.setQueriesData<T>({ queryKey }, (now) => now && next(now));
  set(show);
  const takeBack = () => {
    if (revert) set(revert);
    else for (const [key, data] of before) client.setQueryData(key, data);
  };
  return { queryKey, stopped, takeBack };
};

type Input<E> = NonNullable<CallArgs<E>[0]>;

type Said = string | undefined | void;

type Options<I, R> = {
  // The type of the cached data is known only to the change.
  // oxlint-disable-next-line typescript/no-explicit-any
  optimistic?: (input: I) => CacheChange<any>;
  /** What is outdated afterwards: a slice of the query cache, or some of its queries. */
  invalidates?: readonly (string | InvalidateQueryFilters)[];
  /** The success notice, or a function that replaces it. */
  done?: string | ((reply: R, input: I) => Said | Promise<Said>);
  /** In place of the failure notice; 'in place' where the screen shows `error` itself. */
  failed?: 'in place' | ((error: unknown, input: I) => unknown);
  /** Asks for the password if the server requires it. */
  confirmed?: (work: () => Promise<R>) => Promise<R>;
};

/** `useAction` for work that is not one declared call: a file, an upload, one call for each of several rows. */
export const useWork = <A extends readonly unknown[], R>(
  work: (...args: A) => Promise<R>,
  { optimistic, invalidates = [], done, failed, confirmed }: Options<NonNullable<A[0]>, R> = {},
) => {
  type I = NonNullable<A[0]>;
  const client = useQueryClient();
  const notices = useNotices();
  const failureId = useId();
  const running = useRef(new Map<string, Promise<R | undefined>>());
  const refresh = (filters: typeof invalidates) =>
    Promise.all(filters.map((one) => (typeof one === 'string' ? invalidateSlice(client, one) : reload(client, one))));
  const withShown = (queryKey: QueryKey) =>
    invalidates.some((one) => one === queryKey[0]) ? invalidates : [...invalidates, { queryKey }];
  const { mutateAsync, isPending, variables, error } = useMutation({
    // Offline it fails at once like every call: a write queued in memory would be lost with the page.
    networkMode: 'always',
    mutationFn: async (args: A) => {
      try {
        return await (confirmed ? confirmed(() => work(...args)) : work(...args));
      } finally {
        running.current.delete(JSON.stringify(args));
      }
    },
    onMutate: ([input]) => optimistic && showInCache(client, optimistic((input ?? {}) as I)),
    onSuccess: async (reply, [input], shown) => {
      notices.resolved(failureId);
      const text = typeof done === 'function' ? await done(reply, input ?? {}) : done;
      if (text) notices.success(text);
      const outdated = refresh(shown?.stopped ? withShown(shown.queryKey) : invalidates);
      // What waits on this device is not on the server: a load brings nothing newer.
      if (reply !== WAITS) await outdated;
    },
    onError: (reason, [input], shown) => {
      shown?.takeBack();
      // A user who closed the password dialog needs no notice of it.
      if (confirmed && confirmationCancelled(reason)) return;
      if (typeof failed === 'function') failed(reason, input ?? {});
      else if (!failed) notices.errorAbout(failureId, reason);
      // A rejected request means that the page is outdated; an unreachable server has nothing newer.
      if (shown) void refresh(withShown(shown.queryKey));
      else if (!isPassing(reason)) void refresh(invalidates);
    },
  });
  const run = useCallback(
    (...args: A): Promise<R | undefined> => {
      const key = JSON.stringify(args);
      const first = running.current.get(key);
      if (first) return first;
      // A failure is reported above.
      const sent = mutateAsync(args).catch(() => undefined);
      running.current.set(key, sent);
      return sent;
    },
    [mutateAsync],
  );
  return {
    run,
    busy: isPending,
    /** What is being sent. */ pending: isPending ? (variables[0] as I) : undefined,
    /** Why the last one failed, until the next begins. */ error,
  };
};

/**
 * One write: shows it at once if it can, sends it, reports the result and refreshes what is outdated. `run` returns
 * the reply, or undefined after a failure that has been reported. A second press while pending joins the first.
 */
export const useAction = <const E extends EndpointSpec>(endpoint: E, options?: Options<Input<E>, ReplyOf<E>>) =>
  useWork((...args: CallArgs<E>) => call(endpoint, ...args), options);
