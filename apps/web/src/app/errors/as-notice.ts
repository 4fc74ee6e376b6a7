import { describeError } from './describe.ts';

/** An error as a toast. Separate from the text of a page: every visitor loads that. */
export const asNotice = (error: unknown): Error => {
  const { kind, title, text } = describeError(error);
  if (kind === 'offline') return new Error(`${title}. Please try again when the connection is back.`);
  return new Error(kind === 'newVersion' ? `${text} Please reload the page.` : text);
};
