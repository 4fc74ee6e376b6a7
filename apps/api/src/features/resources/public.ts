// What other slices may use of this one. It must not lead to what uses them in turn: sharing and saving stay inside.
export { familiesWith, seesResource } from './audience/queries.ts';
export { resourceNames } from './names/queries.ts';
export { shareForTask } from './share/for-task.ts';
export { resources } from './tables.ts';
