// Our own words.
export const commentWords = {
  readers: 'All families who have this resource see it.',
} as const;
