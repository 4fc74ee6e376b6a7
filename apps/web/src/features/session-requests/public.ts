// Exports for other slices.
export { AskForSession } from './AskForSession.tsx';
export { SessionRequests } from './SessionRequests.tsx';
export { openRequestsQuery } from './queries.ts';
