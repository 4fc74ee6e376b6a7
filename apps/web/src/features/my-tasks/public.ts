// What other slices may use of this one.
export { MyTasksCard } from './MyTasksCard.tsx';
