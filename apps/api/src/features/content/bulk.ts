import type { ContentType } from '@amberway/contract/kernel/content-type';
import { contentTexts } from '@amberway/contract/content/texts';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalid } from '../../kernel/http/failure.ts';
import type { ContentRequest } from './request.ts';
import { changeRecord } from './service.ts';

type Change = { ids: string[]; status: string; archiveReason?: string | undefined };

/** Changes all of the records or none. Each must satisfy the rules of its type. */
export const changeStatus = (type: ContentType, { ids, status, archiveReason }: Change, request: ContentRequest) => {
  if (!type.status?.values.includes(status))
    throw invalid({ status: contentTexts.selectStatus }, contentTexts.selectStatus);
  const values = { status, ...(archiveReason && type.fields['archiveReason'] && { archiveReason }) };
  return inTransaction(async () => {
    // Sorted, so that concurrent requests lock in the same order and do not deadlock.
    const wanted = [...new Set(ids)].toSorted();
    for (const id of wanted) await changeRecord(type, id, values, request);
    return wanted.length;
  });
};
