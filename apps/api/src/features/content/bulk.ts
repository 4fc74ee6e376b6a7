import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BulkResult } from '@amberway/contract/content/bulk';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { contentTexts } from '@amberway/contract/content/texts';
import { ApiFailure, invalid } from '../../kernel/http/failure.ts';
import type { ContentRequest } from './request.ts';
import { changeRecord } from './service.ts';

type Change = { ids: string[]; status: string; archiveReason?: string | undefined };

/** Each record in its own transaction, like a change in its form: those that cannot be changed are reported. */
const forEach = async (ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<BulkResult> => {
  const result: BulkResult = { changed: 0, failed: [] };
  for (const id of new Set(ids)) {
    // The embedded database replies within one turn of the event loop: many records would block it.
    await nextTurn();
    try {
      await work(id);
      result.changed += 1;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      result.failed.push({ _id: id, message: Object.values(error.errors ?? {})[0] ?? error.message });
    }
  }
  return result;
};

/** Sets the status of several records. Each must satisfy the rules of its type. */
export const changeStatus = (type: ContentType, { ids, status, archiveReason }: Change, request: ContentRequest) => {
  if (!type.status?.values.includes(status))
    throw invalid({ status: contentTexts.selectStatus }, contentTexts.selectStatus);
  const values = { status, ...(archiveReason && type.fields['archiveReason'] && { archiveReason }) };
  return forEach(ids, (id) => changeRecord(type, id, values, request));
};
