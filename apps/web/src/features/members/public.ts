// Exports for other slices.
export { ChildFields } from './ChildFields.tsx';
export { childBodyOf, childrenIssues, type ChildValues, childValuesOf, NEW_CHILD } from './child-form.ts';
