import type { BulkAction } from '../../../ui/list/columns.ts';

type Words = Pick<BulkAction<unknown>, 'label' | 'icon'> & { done: string };

const WORDS: Readonly<Record<string, Words>> = {
  Draft: { label: 'Draft', done: 'set to Draft', icon: 'edit' },
  Published: { label: 'Publish', done: 'published', icon: 'eye' },
  Accepted: { label: 'Accept', done: 'accepted', icon: 'eye' },
  Archived: { label: 'Archive', done: 'archived', icon: 'inbox' },
  Hidden: { label: 'Hide', done: 'hidden', icon: 'lock' },
  Rejected: { label: 'Reject', done: 'rejected', icon: 'close' },
  Pending: { label: 'Set to Pending', done: 'set to Pending', icon: 'clock' },
};

/** What the bar shows for a status. */
export const inBar = (status: string): Pick<BulkAction<unknown>, 'label' | 'icon'> => {
  const { label = status, icon = 'edit' } = WORDS[status] ?? {};
  return { label, icon };
};

/** '8 videos published' */
export const sayingOf = (status: string): string => WORDS[status]?.done ?? `set to ${status}`;
