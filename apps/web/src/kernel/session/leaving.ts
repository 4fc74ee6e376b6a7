// The document is about to be loaded anew as somebody else. Until then it starts nothing: a session opened in its last
// moments would show the next page, and its notice, to nobody.

let leaving = false;

export const isLeaving = (): boolean => leaving;

export const startLeaving = (): void => {
  leaving = true;
};
