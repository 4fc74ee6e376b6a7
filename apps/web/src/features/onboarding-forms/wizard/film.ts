import { SECOND } from '@amberway/contract/kernel/limits';

/** What is said while the picture grows; together they are the film's transcript. */
export const SCENES = [
  'Welcome. It is good that you are here.',
  'You and your coach choose one thing that matters in your everyday life.',
  'Together you turn it into small steps, one at a time, at your child’s own pace.',
  'You see what goes well, and nobody has to do it alone.',
] as const;

export const SCENE_MS = 5 * SECOND;
