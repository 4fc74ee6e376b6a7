import { leaveCourse } from '../course/queries.ts';
import type { Hooks } from './hook.ts';

export const videoHooks: Hooks = {
  afterDelete: (id) => leaveCourse(id),
};
