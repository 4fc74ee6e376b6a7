/** Prefix of task ids in the URL. For a new one the skill's id follows. */
export const TASK = 'task';
