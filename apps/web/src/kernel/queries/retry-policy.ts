import { SECOND } from '@amberway/contract/kernel/limits';
import { isPassing } from '../api-error.ts';

const PAUSE_MS = 15 * SECOND;

/**
 * For the parts of a home screen, each with its own request: after a server or network failure it is retried
 * automatically after a pause. A rejected request is not retried.
 */
export const retryPolicy = {
  refetchInterval: ({ state }: { state: { status: string; error: Error | null } }): number | false =>
    state.status === 'error' && isPassing(state.error) ? PAUSE_MS : false,
};
