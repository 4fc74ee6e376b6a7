import { leaveCourse } from '../course/queries.ts';
import type { Hooks } from './hook.ts';

export const videoHooks: Hooks = {
  // The reason is removed together with the status it was given for.
  beforeSave: (values) => (values['status'] === 'Archived' ? values : { ...values, archiveReason: null }),
  // In the bin it keeps its place in its course, so that restoring it is complete. Families do not see it there.
  afterPurge: (id) => leaveCourse(id),
};
