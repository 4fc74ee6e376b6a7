import { z } from 'zod';
import { day, dayOr, id, recordFields, version } from '../kernel/fields.ts';
import { DIARY_NOTE_MAX, diaryTexts } from './texts.ts';

export const mood = z.object({ _id: id, label: z.string(), iconSvg: z.string() });
export type Mood = z.infer<typeof mood>;

/** A diary entry: the mood and note of one child on one day. */
export const diaryEntry = z.object({
  ...recordFields,
  version,
  member: id,
  day,
  /** Included in the entry, so that it is shown even when it can no longer be chosen. */
  emoji: mood,
  note: z.string().nullable(),
});
export type DiaryEntry = z.infer<typeof diaryEntry>;

const note = z
  .string()
  .trim()
  .max(DIARY_NOTE_MAX, diaryTexts.tooLong)
  .refine((s) => !s.includes('\0'), 'This contains characters that cannot be stored.')
  .nullable();

export const createDiaryBody = z.strictObject({
  member: z.uuid(diaryTexts.selectChild),
  day: dayOr(diaryTexts.selectDay),
  emoji: z.uuid(diaryTexts.emojiRequired),
  note: note.optional(),
});

/** Fields left out stay unchanged; the day of an entry cannot change. */
export const updateDiaryBody = z.strictObject({
  emoji: z.uuid(diaryTexts.emojiRequired).optional(),
  note: note.optional(),
  version: version.optional(),
});
