// Labels that the specification leaves open.
export const commentLabels = {
  readers: 'All families who have this resource see it.',
} as const;
