// The document is about to be loaded anew as somebody else. Until then it starts nothing: a session opened in its last
// moments would show the next page, and its notice, to nobody.

const MARK = 'data-leaving';

export const isLeaving = (): boolean => document.documentElement.hasAttribute(MARK);

export const startLeaving = (): void => document.documentElement.setAttribute(MARK, '');

/** Where one document outlives what left it: in tests. */
export const stay = (): void => document.documentElement.removeAttribute(MARK);
