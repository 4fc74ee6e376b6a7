import type { Act } from '../../kernel/access/acts.ts';
import type { Scene } from './scene.ts';

/** What somebody who was given a source can do with it. */
export type Held = {
  /** Tries every call with it. Returns those that reached something. */
  open: () => Promise<string[]>;
  /** Tries to get it back with what is left. */
  regain: () => Promise<void>;
};

/** Gives the source to the holder of the scene; `act` is what follows. */
export type Give = (scene: Scene, act: Act) => Promise<Held>;

/** Does the act, for the scene's family and the holder's account. */
export type Do = (scene: Scene) => Promise<void>;
