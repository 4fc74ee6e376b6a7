// Exports for other slices.
export { FamilyFormsList } from './FamilyFormsList.tsx';
