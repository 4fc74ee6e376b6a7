import { weekCardTexts } from '@amberway/contract/week-card/texts';

type Child = { firstName: string; lastName: string };

/** As written and in capitals: in small letters, 'will' or 'hope' is a word and no name. */
const spellings = (name: string) => [name, name.toLocaleUpperCase()];

const namesOf = ({ firstName, lastName }: Child): string[] => {
  const parts = [`${firstName} ${lastName}`, firstName, lastName, ...firstName.split(/[\s-]+/)];
  return (
    [...new Set(parts.map((part) => part.trim()).filter((part) => part.length > 1))]
      .flatMap(spellings)
      // The longest first, so that a whole name is replaced once.
      .toSorted((a, b) => b.length - a.length)
  );
};

const ENDS_IN_WORD = /[\p{L}\p{M}]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{M}]/u;
const ENDS_BEFORE_SENTENCE = /(?:[.!?:]["”’)]*\s|["“‘(])$/u;
/** What decides whether a word or sentence begins is in the last few characters. */
const NEAR = 12;

const beginsSentence = (before: string) => before.trim() === '' || ENDS_BEFORE_SENTENCE.test(before.slice(-NEAR));

/** The text with 'our child' in place of the child's name; 'Arlo’s bag' becomes 'our child’s bag'. */
export const withoutName = (text: string, child: Child): string => {
  const names = namesOf(child);
  const { ourChild } = weekCardTexts;
  let done = '';
  let rest = text;
  while (rest !== '') {
    const name = ENDS_IN_WORD.test(done.slice(-2))
      ? undefined
      : names.find((one) => rest.startsWith(one) && !BEGINS_WITH_WORD.test(rest.slice(one.length, one.length + 2)));
    if (name === undefined) {
      const letter = String.fromCodePoint(rest.codePointAt(0) ?? 0);
      done += letter;
      rest = rest.slice(letter.length);
    } else {
      done += beginsSentence(done) ? ourChild.charAt(0).toUpperCase() + ourChild.slice(1) : ourChild;
      rest = rest.slice(name.length);
    }
  }
  return done;
};
