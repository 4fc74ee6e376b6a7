// What other slices may use of this one.
export { presentRequest } from './present.ts';
export { listRequests } from './queries.ts';
