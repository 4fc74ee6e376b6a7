import { hasLetter } from './visible.ts';

// Validation of names of people and places.

/** Letters of any script with their marks, spaces, apostrophes and hyphens; no leading space. */
const LETTERS = /^[\p{L}\p{M}'’-][\p{L}\p{M} '’-]*$/u;

export const isName = (text: string): boolean => LETTERS.test(text) && hasLetter(text);

export const NAME_PATTERN_TEXT = 'Name must contain alphabets';
