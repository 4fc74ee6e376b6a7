// The document is about to reload as another user. Until then it starts nothing: a session opened now would consume
// the notice meant for the next page.

const MARK = 'data-leaving';

export const isLeaving = (): boolean => document.documentElement.hasAttribute(MARK);

export const startLeaving = (): void => document.documentElement.setAttribute(MARK, '');

/** For tests, where the document survives leaving. */
export const stay = (): void => document.documentElement.removeAttribute(MARK);
