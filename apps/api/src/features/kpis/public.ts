// What other slices may use of this one.
export { saveTargets } from './targets.ts';
