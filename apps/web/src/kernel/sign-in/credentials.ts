// The tokens of this document. They are never stored: a page load gets them from auth/refresh, with an HttpOnly
// cookie. Storage holds what other tabs need to know, and no secrets.

/** The staff member's own session while a customer's view is open: the way back if the view is lost. */
export type OwnSession = { token: string; owner: string };

let bearer: string | null = null;
let own: OwnSession | null = null;
let mark: string | null = null;

export const currentBearer = (): string | null => bearer;
export const setBearer = (token: string): void => {
  bearer = token;
};

export const wayBack = (): OwnSession | null => own;
export const setWayBack = (session: OwnSession | null): void => {
  own = session;
};

/** Which sign-in of this browser the tokens come from; storage has the latest. */
export const currentMark = (): string | null => mark;
export const setMark = (value: string): void => {
  mark = value;
};

export const clearCredentials = (): void => {
  bearer = null;
  own = null;
  mark = null;
};
