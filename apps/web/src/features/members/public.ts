// What other slices may use of this one.
export { ChildFields } from './ChildFields.tsx';
export { childBodyOf, childrenIssues, type ChildValues, childValuesOf, NEW_CHILD } from './child-form.ts';
