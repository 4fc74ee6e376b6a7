import { z } from 'zod';
import { id, instant } from '../kernel/fields.ts';
import { type FormType, PROFILE_KEYS } from './types.ts';
import { answerTexts } from './answers.ts';

/** Stored answers may come from a provider's form with different questions. */
export const storedAnswers = z.record(
  z.string().max(200),
  z.union([
    z.string().max(10_000),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.union([z.string().max(2_000), z.number()])).max(100),
  ]),
  answerTexts.answers,
);
export type StoredAnswers = z.infer<typeof storedAnswers>;

export const profile = z.object({
  yourName: z.object({ first: z.string(), last: z.string() }),
  answers: storedAnswers,
  member: id.nullable(),
  submittedAt: instant,
});
export type Profile = z.infer<typeof profile>;

type Stored = Partial<Record<(typeof PROFILE_KEYS)[FormType], Profile>>;

const parse = (forms: string | null | undefined): Stored => {
  if (!forms) return {};
  try {
    const found: unknown = JSON.parse(forms);
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
};

/** Reads one form from the JSON text on a user or member. */
export const profileOf = (forms: string | null | undefined, type: FormType): Profile | undefined => {
  const read = profile.safeParse(parse(forms)[PROFILE_KEYS[type]]);
  return read.success ? read.data : undefined;
};

/** The JSON text with this form added or replaced; the other form stays unchanged. */
export const withProfile = (forms: string | null | undefined, type: FormType, added: Profile): string =>
  JSON.stringify({ ...parse(forms), [PROFILE_KEYS[type]]: added });
