import { type ReactNode, useState } from 'react';
import { bulkStatus } from '@amberway/contract/content/endpoints';
import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import type { ContentName } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { call } from '../../../kernel/api.ts';
import type { BulkAction } from '../../../ui/list/columns.ts';
import { inBar, sayingOf } from './bulk-words.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useBulk } from './use-bulk.ts';

type Rows = readonly ContentRecord[];
type Waiting = { rows: Rows; done: (left: Rows) => void };
type Bulk = BulkAction<ContentRecord>;

/** The actions on several records: their statuses, and deleting. Archiving asks for the reason where one is required. */
export const useBulkActions = (
  type: ContentType,
  may: { bulk: boolean; delete: boolean },
  remove: (...rows: Rows) => Promise<boolean>,
) => {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const { run, busy } = useBulk(type);
  const name = type.name as ContentName;

  const setStatus = (rows: Rows, status: string, archiveReason?: string) => {
    const send = (ids: string[], to: string) =>
      call(bulkStatus, { body: { type: name, ids, status: to, ...(archiveReason ? { archiveReason } : {}) } });
    return run({
      rows,
      done: sayingOf(status),
      send: (ids) => send(ids, status),
      undo: (row) => (ids) => send(ids, String(row['status'])),
      undoKey: (row) => String(row['status']),
    });
  };
  const needsReason = (status: string) => status === 'Archived' && Object.hasOwn(type.fields, 'archiveReason');
  const statusAction = (status: string): Bulk => ({
    key: status,
    ...inBar(status),
    fits: (row) => row['status'] !== status,
    onRun: (rows) =>
      needsReason(status) ? new Promise<Rows>((done) => setWaiting({ rows, done })) : setStatus(rows, status),
  });
  const deleting: Bulk = {
    key: 'delete',
    label: 'Delete',
    icon: 'trash',
    danger: true,
    onRun: async (rows) => ((await remove(...rows)) ? [] : rows),
  };
  const actions = [
    ...(may.bulk ? (type.status?.values ?? []).map(statusAction) : []),
    ...(may.delete ? [deleting] : []),
  ];

  const finish = (left: Rows) => {
    waiting?.done(left);
    setWaiting(null);
  };
  const dialog: ReactNode = waiting && (
    <ReasonDialog
      count={waiting.rows.length}
      noun={type.noun}
      busy={busy}
      onCancel={() => finish(waiting.rows)}
      onReason={async (reason) => finish(await setStatus(waiting.rows, 'Archived', reason))}
    />
  );
  return { actions, dialog };
};
