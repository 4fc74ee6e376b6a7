import { messageTexts } from '@amberway/contract/messages/texts';
import { ApiError } from '../../kernel/api-error.ts';

/** The server's message about the text or its recipient, else the general one; without a response, the default text. */
export const sendFailure = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.noResponse) return messageTexts.failed;
  return error.errors['message'] ?? error.errors['to'] ?? (error.message || messageTexts.failed);
};
