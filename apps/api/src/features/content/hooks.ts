import { authorHooks } from './hooks/author.ts';
import { blogHooks } from './hooks/blog.ts';
import { courseHooks } from './hooks/course.ts';
import type { Hooks } from './hooks/hook.ts';
import { videoHooks } from './hooks/video.ts';

const HOOKS: Readonly<Record<string, Hooks>> = {
  author: authorHooks,
  blog: blogHooks,
  course: courseHooks,
  video: videoHooks,
};

export const hooksOf = (name: string): Hooks => HOOKS[name] ?? {};
