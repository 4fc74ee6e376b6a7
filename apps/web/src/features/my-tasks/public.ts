// Exports for other slices.
export { MyTasksCard } from './MyTasksCard.tsx';
export { myTasksQuery } from './queries.ts';
