// What other slices may use of this one.
export { Workspace } from './Workspace.tsx';
