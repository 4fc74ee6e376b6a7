// What other slices may use of this one.
export { AppCard } from './AppCard.tsx';
export { words as getStartedWords } from './words.ts';
