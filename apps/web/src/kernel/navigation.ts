// The router lends its navigate function to code that lives outside components (session end, other tabs).

type Navigate = (to: string, options: { replace: boolean }) => void;

let navigate: Navigate = (to) => window.location.replace(to);

export const lendNavigation = (borrowed: Navigate): void => {
  navigate = borrowed;
};

export const replaceWith = (to: string): void => navigate(to, { replace: true });

/** The address within the app, as it can be returned to. */
export const currentPath = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`;
