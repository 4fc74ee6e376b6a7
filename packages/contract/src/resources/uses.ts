import { z } from 'zod';
import { type Uses, usedSentence, usesFields, usesNumber } from '../kernel/uses.ts';

/** Where a resource of the library is used, each with its text. */
const PLACES = {
  shared: (n: string, one: boolean) => `shared with ${n} ${one ? 'child' : 'children'}`,
  note: (n: string, one: boolean) => `in ${n} ${one ? 'session' : 'sessions'}`,
  task: (n: string, one: boolean) => `on ${n} ${one ? 'task' : 'tasks'}`,
} as const;
export type ResourcePlace = keyof typeof PLACES;

export const resourceUse = z.object({
  place: z.enum(Object.keys(PLACES) as [ResourcePlace, ...ResourcePlace[]]),
  ...usesFields,
});

const useText = ({ place, ...uses }: Uses & { place: ResourcePlace }): string => PLACES[place](...usesNumber(uses));

/** 'It is shared with 2 children and on 1 task.' */
export const resourceUsesSentence = (uses: readonly z.infer<typeof resourceUse>[]): string =>
  usedSentence(uses.filter(({ count }) => count > 0).map(useText));
