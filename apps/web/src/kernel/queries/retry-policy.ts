import { SECOND } from '@amberway/contract/kernel/limits';
import { isPassing } from '../api-error.ts';

const PAUSE_MS = 15 * SECOND;

/**
 * For the parts of a home screen, each with a request of its own: one that failed because of the server or
 * the network is repeated after a pause, without anyone pressing anything. A refusal stays one.
 */
export const retryPolicy = {
  refetchInterval: ({ state }: { state: { status: string; error: Error | null } }): number | false =>
    state.status === 'error' && isPassing(state.error) ? PAUSE_MS : false,
};
