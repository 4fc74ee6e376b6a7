import type { World } from '../world.ts';
import type { Window } from '../page/window.ts';

export type Journey = {
  name: string;
  /** One of those that `npm test` runs, at this width. */
  inTests?: 390 | 1280;
  /** Only at this width, where it is about something that the other does not have. */
  only?: 390 | 1280;
  run: (window: Window, world: World) => Promise<void>;
};
