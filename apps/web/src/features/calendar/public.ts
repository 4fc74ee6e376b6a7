// What other slices may use of this one.
export { AddToCalendar } from './AddToCalendar.tsx';
