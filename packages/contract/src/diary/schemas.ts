import { z } from 'zod';
import { day, id, recordFields, version } from '../kernel/fields.ts';
import { DIARY_NOTE_MAX, diaryTexts } from './texts.ts';

export const mood = z.object({ _id: id, label: z.string(), iconSvg: z.string() });
export type Mood = z.infer<typeof mood>;

/** How one day of one child was. */
export const diaryEntry = z.object({
  ...recordFields,
  version,
  member: id,
  day,
  /** Told with the entry, so that it is shown also when it can no longer be chosen. */
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
  day: z.iso.date(diaryTexts.selectDay),
  emoji: z.uuid(diaryTexts.emojiRequired),
  note: note.optional(),
});

/** What is left out stays; a day does not become another one. */
export const updateDiaryBody = z.strictObject({
  emoji: z.uuid(diaryTexts.emojiRequired).optional(),
  note: note.optional(),
  version: version.optional(),
});
