// Exports for other slices.
export { Workspace } from './Workspace.tsx';
export { prefetchWorkspace } from './first-view.ts';
export { workspaceQuery } from './queries.ts';
