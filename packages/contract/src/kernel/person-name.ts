// Names of people, and of places people live in.

/** Letters of any script with their marks, spaces, apostrophes and hyphens; no leading space. */
const LETTERS = /^[\p{L}\p{M}'’-][\p{L}\p{M} '’-]*$/u;
/** Among them one that is read as a letter: not a lone mark, an apostrophe written as a modifier, or a filler. */
const LETTER = /(?!\p{Default_Ignorable_Code_Point})[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u;

export const isName = (text: string): boolean => LETTERS.test(text) && LETTER.test(text);

export const NAME_PATTERN_TEXT = 'Name must contain alphabets';
