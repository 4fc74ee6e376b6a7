// What other slices may use of this one. The answers are kept on the user; how they must look is known here.
export { answersToStore } from './check.ts';
export { keepForOnlyChild } from './submit.ts';
