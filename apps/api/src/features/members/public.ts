// What other slices may use of this one.
export { presentMember } from './present.ts';
export { recordsOf } from './queries.ts';
export { lockChildren } from './save/queries.ts';
export { saveChildren } from './save/save.ts';
