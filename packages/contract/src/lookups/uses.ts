import { z } from 'zod';
import { type Uses, usedSentence, usesFields, usesNumber } from '../kernel/uses.ts';

/** Records that refer to an entry of a list, each with its nouns. */
const NOUNS = {
  child: ['child', 'children'],
  contact: ['support contact', 'support contacts'],
  course: ['course', 'courses'],
  event: ['event of a graph', 'events of graphs'],
  note: ['session', 'sessions'],
  outcome: ['outcome', 'outcomes'],
  practice: ['entry of practice', 'entries of practice'],
  resource: ['resource', 'resources'],
  skill: ['skill', 'skills'],
  task: ['task', 'tasks'],
  user: ['user', 'users'],
  video: ['video', 'videos'],
} as const;
export type LookupPlace = keyof typeof NOUNS;
const PLACES = Object.keys(NOUNS) as [LookupPlace, ...LookupPlace[]];

export const lookupUse = z.object({ place: z.enum(PLACES), ...usesFields });
export type LookupUse = z.infer<typeof lookupUse>;

/** 'used by 2 tasks'. */
const useText = ({ place, ...uses }: Uses & { place: LookupPlace }): string => {
  const [number, isOne] = usesNumber(uses);
  return `${number} ${NOUNS[place][isOne ? 0 : 1]}`;
};

/** 'It is used by 4 videos and 2 courses.' */
export const lookupUsesSentence = (uses: readonly LookupUse[]): string => {
  const [first, ...others] = uses.filter(({ count }) => count > 0).map(useText);
  return usedSentence(first === undefined ? [] : [`used by ${first}`, ...others]);
};
