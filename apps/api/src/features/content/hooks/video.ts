import { leaveCourse } from '../course/queries.ts';
import type { Hooks } from './hook.ts';

export const videoHooks: Hooks = {
  // The reason goes with the state it was given for.
  beforeSave: (values) => (values['status'] === 'Archived' ? values : { ...values, archiveReason: null }),
  afterDelete: (id) => leaveCourse(id),
};
