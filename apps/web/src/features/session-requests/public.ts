// Exports for other slices.
export { AskForSession } from './AskForSession.tsx';
export { RequestList } from './RequestList.tsx';
export { FamiliesWaiting } from './FamiliesWaiting.tsx';
export { lastRequestQuery, openRequestsQuery, useLiveRequests } from './queries.ts';
