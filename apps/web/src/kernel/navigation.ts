// The router registers its navigate function here for code outside components (session end, other tabs).

type Navigate = (to: string, options: { replace: boolean }) => void;

let navigate: Navigate = (to) => window.location.replace(to);

export const lendNavigation = (borrowed: Navigate): void => {
  navigate = borrowed;
};

export const replaceWith = (to: string): void => navigate(to, { replace: true });

/** The current URL within the app, to return to later. */
export const currentPath = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`;
