import type { ContentType } from '@amberway/contract/kernel/content-type';
import { contentTexts } from '@amberway/contract/content/texts';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalid } from '../../kernel/http/failure.ts';
import type { ContentRequest } from './request.ts';
import { changeRecord } from './service.ts';

type Change = { ids: string[]; status: string; archiveReason?: string | undefined };

/** All of the records or none. Each is judged by the rules of its type. */
export const changeStatus = (type: ContentType, { ids, status, archiveReason }: Change, asked: ContentRequest) => {
  if (!type.status?.values.includes(status))
    throw invalid({ status: contentTexts.selectStatus }, contentTexts.selectStatus);
  const values = { status, ...(archiveReason && type.fields['archiveReason'] && { archiveReason }) };
  return inTransaction(async () => {
    // In one order for everyone, so that two at once do not wait for each other.
    const wanted = [...new Set(ids)].toSorted();
    for (const id of wanted) await changeRecord(type, id, values, asked);
    return wanted.length;
  });
};
