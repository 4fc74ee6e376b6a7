// The data of a first view is loaded before the screen is rendered. Until the screen has taken it, it counts as fresh:
// otherwise every part would request it again.

let opening = false;

/** For queries that are otherwise refetched whenever a screen with them opens. */
export const staleUnlessOpening = (): number => (opening ? Number.POSITIVE_INFINITY : 0);

/** Whether the first view of the page is being rendered. */
export const isOpening = (): boolean => opening;

export const beginOpening = (): void => {
  opening = true;
};

export const endOpening = (): void => {
  opening = false;
};
