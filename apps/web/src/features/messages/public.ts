// What other slices may use of this one.
export { FamilyMessages } from './FamilyMessages.tsx';
export { StaffMessages } from './StaffMessages.tsx';
