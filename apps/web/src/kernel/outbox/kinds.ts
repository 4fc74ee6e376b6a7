// The kinds of writes in the outbox besides practice, which has its own page. Stored on devices: never rename one.
export const TICK = 'tick';
export const DIARY = 'diary';
export const DIARY_CHANGE = 'diaryChange';
export const MESSAGE = 'message';
export const GAS_RATING = 'gasRating';
