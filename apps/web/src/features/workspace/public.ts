// Exports for other slices.
export { Workspace } from './Workspace.tsx';
