import { authorHooks } from './hooks/author.ts';
import { blogHooks } from './hooks/blog.ts';
import { courseHooks } from './hooks/course.ts';
import type { Hooks } from './hooks/hook.ts';
import { videoHooks } from './hooks/video.ts';
import { workshopHooks } from './hooks/workshop.ts';

const HOOKS: Readonly<Record<string, Hooks>> = {
  author: authorHooks,
  blog: blogHooks,
  course: courseHooks,
  video: videoHooks,
  workshop: workshopHooks,
};

export const hooksOf = (name: string): Hooks => HOOKS[name] ?? {};
