import { leaveCourse } from '../course/queries.ts';
import type { Hooks } from './hook.ts';

export const videoHooks: Hooks = {
  // The reason is removed together with the status it was given for.
  beforeSave: (values) => (values['status'] === 'Archived' ? values : { ...values, archiveReason: null }),
  afterDelete: (id) => leaveCourse(id),
};
