// A person without a picture: up to three initials on one of ten colours.

const MAX_LETTERS = 3;
const COLOURS = 10;

const firstLetter = (word: string): string => Array.from(word)[0]?.toLocaleUpperCase() ?? '';

export const initialsOf = (firstName: string, lastName: string): string =>
  `${firstName} ${lastName}`
    .split(/[\s-]+/)
    .filter(Boolean)
    .slice(0, MAX_LETTERS)
    .map(firstLetter)
    .join('');

/** 1 to 10, by the first letter of the first name: A is 1, J is 10, K is 1 again; other scripts by their code. */
export const colourNumber = (firstName: string): number => {
  const letter = firstLetter(firstName.trim().normalize('NFD'));
  const code = letter.codePointAt(0) ?? 0;
  const offset = code >= 65 ? code - 65 : code;
  return (offset % COLOURS) + 1;
};
