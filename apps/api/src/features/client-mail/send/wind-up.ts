import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { isTrouble } from '../../../kernel/google/failure.ts';
import { ApiFailure } from '../../../kernel/http/failure.ts';
import { dropMail } from './attachments.ts';
import { connectFailed } from './people.ts';
import { settleMail } from './queries.ts';

/** How far a mail came. `lost`: an earlier try came nobody knows how far. */
export type SendingState = { lost: boolean; began: boolean; arrived: boolean; share: () => Promise<void> };

/** Gmail has it, or the line was cut after it began to leave and nobody can tell: in this try or in an earlier one. */
const mayHaveLeft = ({ lost, began, arrived }: SendingState, error: unknown) =>
  lost || arrived || (began && isTrouble(error, 'unreachable') && error.status === undefined);

const refusalOf = (error: unknown): ApiFailure => {
  if (isTrouble(error, 'revoked')) return connectFailed();
  if (error instanceof ApiFailure) return error;
  const failure = new ApiFailure('provider_failed', { message: clientMailTexts.sendFailed });
  failure.cause = error;
  return failure;
};

/** A mail that surely did not leave is taken back; one that may have stays in the log. Returns what to tell. */
export const windUp = async (
  error: unknown,
  { mailId, way }: { mailId: string; way: SendingState },
): Promise<ApiFailure> => {
  await inTransaction(async () => {
    if (mayHaveLeft(way, error)) {
      await settleMail(mailId, 'unconfirmed');
      await way.share();
      return;
    }
    await dropMail(mailId);
  });
  return refusalOf(error);
};
