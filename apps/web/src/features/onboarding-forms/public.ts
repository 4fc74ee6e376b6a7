// What other slices may use of this one.
export { FamilyFormsList } from './FamilyFormsList.tsx';
