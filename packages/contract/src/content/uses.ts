import { z } from 'zod';
import { usedSentence, usesFields, usesNumber } from '../kernel/uses.ts';
import { CONTENT, CONTENT_NAMES, type ContentName } from './registry.ts';

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

export const contentUse = z.object({ place: z.enum(USE_PLACES), ...usesFields });
export type ContentUse = z.infer<typeof contentUse>;

/** 'on 4 videos', 'in 2 courses', 'shared with 12 families'. */
export const useText = ({ place, ...uses }: ContentUse): string => {
  const [number, isOne] = usesNumber(uses);
  if (Object.hasOwn(ELSEWHERE, place)) return ELSEWHERE[place as Elsewhere](number, isOne);
  const { noun } = CONTENT[place as ContentName];
  return `${place === 'course' ? 'in' : 'on'} ${number} ${noun[isOne ? 0 : 1]}`;
};

/** 'This author is on 4 videos and in 2 courses.': a record may be a person. */
export const usesSentence = (type: ContentName, uses: readonly ContentUse[], records: number): string =>
  usedSentence(uses.filter(({ count }) => count > 0).map(useText), records, `This ${CONTENT[type].noun[0]}`);
