import { z } from 'zod';
import { CONTENT, CONTENT_NAMES, type ContentName } from './registry.ts';

// Where a record is used, for the question before it is deleted.

/** Beyond this many the exact number no longer changes the decision. */
export const USES_COUNTED = 1_000;

/** Places besides other content, each with its text. */
const ELSEWHERE = {
  resource: (n: string, one: boolean) => `on ${n} ${one ? 'resource' : 'resources'}`,
  shared: (n: string, one: boolean) => `shared with ${n} ${one ? 'family' : 'families'}`,
  learning: (n: string, one: boolean) => `begun or saved by ${n} ${one ? 'person' : 'people'}`,
  diary: (n: string, one: boolean) => `in ${n} diary ${one ? 'entry' : 'entries'}`,
  avatar: (n: string, one: boolean) => `worn by ${n} ${one ? 'child' : 'children'}`,
  answer: (n: string, one: boolean) => `linked in ${n} ${one ? 'answer' : 'answers'} to posts`,
} as const;
type Elsewhere = keyof typeof ELSEWHERE;

export type UsePlace = ContentName | Elsewhere;
export const USE_PLACES = [...CONTENT_NAMES, ...(Object.keys(ELSEWHERE) as Elsewhere[])] as [UsePlace, ...UsePlace[]];

export const contentUse = z.object({
  place: z.enum(USE_PLACES),
  /** At most USES_COUNTED. */
  count: z.number(),
  more: z.boolean(),
});
export type ContentUse = z.infer<typeof contentUse>;

/** 'on 4 videos', 'in 2 courses', 'shared with 12 families'. */
export const useText = ({ place, count, more }: ContentUse): string => {
  const number = more ? `more than ${count.toLocaleString('en-AU')}` : String(count);
  const isOne = count === 1 && !more;
  if (Object.hasOwn(ELSEWHERE, place)) return ELSEWHERE[place as Elsewhere](number, isOne);
  const { noun } = CONTENT[place as ContentName];
  return `${place === 'course' ? 'in' : 'on'} ${number} ${noun[isOne ? 0 : 1]}`;
};

const joined = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** 'It is on 4 videos and in 2 courses.' */
export const usesSentence = (uses: readonly ContentUse[], records: number): string => {
  const used = uses.filter(({ count }) => count > 0);
  if (used.length === 0) return records === 1 ? 'It is used nowhere else.' : 'They are used nowhere else.';
  return `${records === 1 ? 'It is' : 'They are'} ${joined(used.map(useText))}.`;
};
