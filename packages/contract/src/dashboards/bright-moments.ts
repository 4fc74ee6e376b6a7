import { can, type Viewer } from '../kernel/permissions.ts';
import { BRIGHT_PROMPTS } from './bright-prompts.ts';

export const MOMENTS_DRAWN = 6;
export const MOMENTS_MAX_AGE_MS = 604_800_000;
export const CONFETTI_MS = 5_000;
export const CONFETTI_PIECES = 120;

/** As stored in the browser: one draw, and which of its prompts are starred. `stared` is spelled as specified. */
export type BrightMoments = { createdAt: number; prompts: { text: string; stared: boolean }[] };

/** Six different prompts, all equally likely. `random` works like Math.random. */
export const drawMoments = (now: number, random: () => number): BrightMoments => {
  const pool = [...BRIGHT_PROMPTS];
  const drawn = Array.from({ length: MOMENTS_DRAWN }, () => {
    const at = Math.min(pool.length - 1, Math.floor(random() * pool.length));
    const [text] = pool.splice(at, 1) as [string];
    return { text, stared: false };
  });
  return { createdAt: now, prompts: drawn };
};

const isDraw = (value: unknown): value is BrightMoments => {
  const { createdAt, prompts } = (value ?? {}) as Partial<BrightMoments>;
  return (
    typeof createdAt === 'number' &&
    Array.isArray(prompts) &&
    prompts.length === MOMENTS_DRAWN &&
    prompts.every((one) => typeof one?.text === 'string' && typeof one.stared === 'boolean')
  );
};

/** The stored draw, or a new one if it is missing, invalid, older than seven days or dated in the future. */
export const momentsNow = (stored: unknown, now: number, random: () => number): BrightMoments =>
  isDraw(stored) && stored.createdAt <= now && now - stored.createdAt <= MOMENTS_MAX_AGE_MS
    ? stored
    : drawMoments(now, random);

export const toggleStar = (moments: BrightMoments, index: number): BrightMoments => ({
  ...moments,
  prompts: moments.prompts.map((prompt, at) => (at === index ? { ...prompt, stared: !prompt.stared } : prompt)),
});

/** Only customers may star; the buttons are disabled for everyone else, including staff in a customer's view. */
export const mayStarMoments = (viewer: Viewer): boolean => can(viewer, 'dashboards', 'star');
