import { isBlank } from '../kernel/visible.ts';

// Apart from the schemas, which the workspace does not load.

export const MY_TASK_TITLE_MAX = 300;

/** Enter submits the title; a blank one is ignored. */
export const titleToSend = (typed: string): string | undefined => (isBlank(typed) ? undefined : typed.trim());
