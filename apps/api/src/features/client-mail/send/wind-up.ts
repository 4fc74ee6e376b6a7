import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { isTrouble } from '../../../kernel/google/failure.ts';
import { ApiFailure } from '../../../kernel/http/failure.ts';
import { dropMail } from './attachments.ts';
import { connectFailed } from './people.ts';
import { settleMail } from './queries.ts';

/** How far a mail got. `lost`: it is unknown how far an earlier attempt got. */
export type SendingState = { lost: boolean; began: boolean; arrived: boolean; share: () => Promise<void> };

/** Gmail has the mail, or the connection broke while sending it: in this attempt or an earlier one. */
const mayHaveLeft = ({ lost, began, arrived }: SendingState, error: unknown) =>
  lost || arrived || (began && isTrouble(error, 'unreachable') && error.status === undefined);

const refusalOf = (error: unknown): ApiFailure => {
  if (isTrouble(error, 'revoked')) return connectFailed();
  if (error instanceof ApiFailure) return error;
  const failure = new ApiFailure('provider_failed', { message: clientMailTexts.sendFailed });
  failure.cause = error;
  return failure;
};

/** Deletes a mail that was certainly not sent; one that may have been stays in the log. Returns the error to throw. */
export const windUp = async (
  error: unknown,
  { mailId, state }: { mailId: string; state: SendingState },
): Promise<ApiFailure> => {
  await inTransaction(async () => {
    if (mayHaveLeft(state, error)) {
      await settleMail(mailId, 'unconfirmed');
      await state.share();
      return;
    }
    await dropMail(mailId);
  });
  return refusalOf(error);
};
