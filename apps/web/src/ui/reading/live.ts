import { SECOND } from '@amberway/contract/kernel/limits';

/** For the query of a page that is read for minutes: what another person changes meanwhile appears by itself. */
export const LIVE = { refetchOnWindowFocus: true, refetchInterval: 20 * SECOND } as const;
