// Exports for other slices.
export { AskForSession } from './AskForSession.tsx';
export { RequestList } from './RequestList.tsx';
export { SessionRequests } from './SessionRequests.tsx';
export { openRequestsQuery, useLiveRequests } from './queries.ts';
