import type { BulkResult } from '@amberway/contract/content/bulk';
import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { BULK_MAX } from '@amberway/contract/kernel/several';
import { useUndo } from '../../../ui/confirm/use-undo.ts';
import { showToast } from '../../../ui/kit/toast.tsx';
import { useNotices } from '../../../ui/notices.ts';
import { useWork } from '../../../ui/use-action.ts';
import { contentLabels } from '../labels.ts';
import { nameOf } from '../names.ts';
import { CONTENT_SLICE } from '../slice.ts';

type Rows = readonly ContentRecord[];
type Send = (ids: string[]) => Promise<{ data: BulkResult }>;
type Work = {
  rows: Rows;
  /** 'published', for the count afterwards. */
  done: string;
  send: Send;
  /** Restores a row; rows with the same key are restored together. */
  undo?: (row: ContentRecord) => Send;
  undoKey?: (row: ContentRecord) => string;
};

/** How many reasons are listed. */
const REASONS = 10;

/** In requests of as many records as the server takes. */
const sendAll = async (rows: Rows, send: Send): Promise<BulkResult> => {
  const result: BulkResult = { changed: 0, failed: [] };
  for (let at = 0; at < rows.length; at += BULK_MAX) {
    const { data } = await send(rows.slice(at, at + BULK_MAX).map(({ _id }) => _id));
    result.changed += data.changed;
    result.failed.push(...data.failed);
  }
  return result;
};

/** One action on several records: says how many were changed and why others were not. Returns those. */
export const useBulk = (type: ContentType) => {
  const notices = useNotices();
  const offerUndo = useUndo();
  const work = useWork(({ rows, send }: Work) => sendAll(rows, send), { invalidates: [CONTENT_SLICE] });

  const takeBack = async ({ undo, undoKey = () => '' }: Work, changed: Rows) => {
    if (!undo) return;
    for (const key of new Set(changed.map(undoKey))) {
      const group = changed.filter((row) => undoKey(row) === key);
      const [first] = group;
      if (first) await work.run({ rows: group, done: '', send: undo(first) });
    }
  };

  const run = async (bulk: Work): Promise<Rows> => {
    const { rows, done } = bulk;
    const result = await work.run(bulk);
    if (!result) return rows;
    const reasons = new Map(result.failed.map(({ _id, message }) => [_id, message]));
    const left = rows.filter(({ _id }) => reasons.has(_id));
    const changed = rows.filter(({ _id }) => !reasons.has(_id));
    if (left.length > 0) {
      const named = left.slice(0, REASONS).map((row) => `${nameOf(type, row)}: ${reasons.get(row._id)}`);
      showToast({
        tone: 'warning',
        title: contentLabels.someChanged(result.changed, done, left.length),
        description: `${named.join(' ')}${left.length > REASONS ? ' …' : ''}`,
        seconds: null,
        role: 'alert',
      });
    } else if (bulk.undo)
      offerUndo(contentLabels.changed(result.changed, type.noun, done), () => takeBack(bulk, changed));
    else notices.success(contentLabels.changed(result.changed, type.noun, done));
    return left;
  };
  return { run, busy: work.busy };
};
