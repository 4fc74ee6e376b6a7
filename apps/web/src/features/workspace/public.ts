// Exports for other slices.
export { Workspace } from './Workspace.tsx';
export { workspaceQuery } from './queries.ts';
