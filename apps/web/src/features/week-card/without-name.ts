import { weekCardTexts } from '@amberway/contract/week-card/texts';

type Child = { firstName: string; lastName: string };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** As written and in capitals: in small letters, 'will' or 'hope' is a word and no name. */
const spellings = (name: string) => [name, name.toLocaleUpperCase()];

/** The text with 'our child' in place of the child's name; 'Arlo’s bag' becomes 'our child’s bag'. */
export const withoutName = (text: string, { firstName, lastName }: Child): string => {
  const parts = [`${firstName} ${lastName}`, firstName, lastName, ...firstName.split(/[\s-]+/)];
  const names = [...new Set(parts.map((part) => part.trim()).filter((part) => part.length > 1))]
    .flatMap(spellings)
    // The longest first, so that a whole name is replaced once.
    .toSorted((a, b) => b.length - a.length)
    .map(escaped);
  if (names.length === 0) return text;
  const anyName = new RegExp(`(?<![\\p{L}\\p{M}])(?:${names.join('|')})(?![\\p{L}\\p{M}])`, 'gu');
  const { ourChild } = weekCardTexts;
  return text.replace(anyName, (_, at: number) =>
    /(?:^|[.!?:]["”’)]*\s+|["“‘(])$/u.test(text.slice(0, at))
      ? ourChild.charAt(0).toUpperCase() + ourChild.slice(1)
      : ourChild,
  );
};
