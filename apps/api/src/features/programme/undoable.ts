import { type Closing, closingTexts, isUndoTimeOver } from '@amberway/contract/programme/closing';
import { ApiFailure, invalidFields } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { BeforeClosing } from './outcomes/tables.ts';

/** The state before it ended. Throws unless the same user ended it, at most a day ago. */
export const requireUndoable = <Status>(
  { actorId }: Principal,
  record: Closing & { beforeClosing: BeforeClosing<Status> | null },
): BeforeClosing<Status> => {
  if (!record.beforeClosing) throw invalidFields({ status: closingTexts.nothingToUndo });
  if (record.closedBy !== actorId)
    throw new ApiFailure('forbidden', { message: closingTexts.notYours, errors: { status: closingTexts.notYours } });
  if (isUndoTimeOver(record, Date.now())) throw invalidFields({ status: closingTexts.tooLate });
  return record.beforeClosing;
};
