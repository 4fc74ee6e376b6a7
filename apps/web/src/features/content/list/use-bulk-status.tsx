import { type ReactNode, useState } from 'react';
import { bulkStatus } from '@amberway/contract/content/endpoints';
import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import type { ContentName } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import type { BulkAction } from '../../../ui/list/columns.ts';
import { useAction } from '../../../ui/use-action.ts';
import { CONTENT_SLICE } from '../slice.ts';
import { contentLabels } from '../labels.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

const VERBS: Readonly<Record<string, string>> = {
  Published: 'Publish',
  Accepted: 'Accept',
  Archived: 'Archive',
  Hidden: 'Hide',
  Rejected: 'Reject',
  Draft: 'Unpublish',
};

/** The offered statuses: the public one, and the last of the others to withdraw a record. */
const offered = ({ status }: ContentType): string[] =>
  status ? [status.shown, status.values.findLast((value) => value !== status.shown) ?? ''].filter(Boolean) : [];

type Waiting = { ids: string[]; done: (changed: boolean) => void };

/** Changes the status of several records; archiving asks for the reason where the type requires one. */
export const useBulkStatus = (type: ContentType, allowed: boolean) => {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const { run, busy } = useAction(bulkStatus, {
    invalidates: [CONTENT_SLICE],
    done: ({ data }, { body }) => contentLabels.changed(data.changed, type.noun, body.status),
  });
  const send = (ids: string[], status: string, archiveReason?: string) => {
    const reason = archiveReason === undefined ? {} : { archiveReason };
    return run({ body: { type: type.name as ContentName, ids, status, ...reason } });
  };
  const requestReason = (ids: string[]) => new Promise<boolean>((done) => setWaiting({ ids, done }));

  const actions: BulkAction<ContentRecord>[] = (allowed ? offered(type) : []).map((status) => ({
    key: status,
    label: VERBS[status] ?? status,
    onRun: async (rows) => {
      const ids = rows.map(({ _id }) => _id);
      const needsReason = status === 'Archived' && Object.hasOwn(type.fields, 'archiveReason');
      const changed: unknown = needsReason ? await requestReason(ids) : await send(ids, status);
      return changed ? [] : rows;
    },
  }));

  const finish = (changed: boolean) => {
    waiting?.done(changed);
    setWaiting(null);
  };
  const dialog: ReactNode = waiting && (
    <ReasonDialog
      count={waiting.ids.length}
      noun={type.noun}
      busy={busy}
      onCancel={() => finish(false)}
      onReason={async (reason) => {
        if (await send(waiting.ids, 'Archived', reason)) finish(true);
      }}
    />
  );
  return { actions, dialog };
};
