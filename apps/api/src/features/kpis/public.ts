// What other slices may use of this one.
export { metricsOf } from './metrics.ts';
export { saveTargets } from './targets.ts';
