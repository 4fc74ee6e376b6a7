// Our own words.
export const commentLabels = {
  readers: 'All families who have this resource see it.',
} as const;
