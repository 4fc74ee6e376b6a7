import type { QueryClient } from '@tanstack/react-query';
import { reload } from './reload.ts';

// Some queries summarise the records of several slices: the page of a child, and the client list with what waits.

/** First part of the query key of a child's page. */
export const CHILD_PAGE_SLICE = 'child-page';
/** First parts of the query key of the client list. */
export const CLIENTS_KEY = ['users', 'clients'] as const;

const SUMMARISED: readonly string[] = [
  'activity-notes',
  'clientFiles',
  'diary',
  'messages',
  'programme',
  'session-requests',
];

/** A change to a slice makes its queries stale, and the summaries that show it. */
export const invalidateSlice = async (client: QueryClient, slice: string): Promise<void> => {
  const summaries = SUMMARISED.includes(slice) ? [[CHILD_PAGE_SLICE], CLIENTS_KEY] : [];
  await reload(client, ...[[slice], ...summaries].map((queryKey) => ({ queryKey })));
};
