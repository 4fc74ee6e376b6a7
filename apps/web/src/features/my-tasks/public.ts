// Exports for other slices.
export { MyTasksCard } from './MyTasksCard.tsx';
