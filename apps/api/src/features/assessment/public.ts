// What other slices may use of this one. The answers are stored on the user; this slice validates their format.
export { answersToStore } from './check.ts';
export { storeForOnlyChild } from './submit.ts';
