import { messageTexts } from '@amberway/contract/messages/texts';
import { ApiError } from '../../kernel/api-error.ts';

/** What the server said about the text or its receiver, else about the whole; without an answer the plain words. */
export const sendFailure = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.noResponse) return messageTexts.failed;
  return error.errors['message'] ?? error.errors['to'] ?? (error.message || messageTexts.failed);
};
