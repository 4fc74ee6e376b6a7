import { z } from 'zod';
import { day, id } from '../kernel/fields.ts';

/** One week of a child, made of what its family can read anyway. Every text is plain. */
export const weekCard = z.object({
  member: id,
  /** Monday and Sunday. */
  from: day,
  to: day,
  /** Today for the family. */
  today: day,
  /** Of the latest published note of the week that has one. */
  win: z.object({ text: z.string(), day, coach: z.string() }).nullable(),
  /** The days of the diary that were written, earliest first. */
  moods: z.array(z.object({ day, label: z.string(), iconSvg: z.string() })),
  practised: z.object({
    /** Skills that were practised at home, each once. */
    skills: z.array(z.object({ _id: id, name: z.string() })),
    tasks: z.array(z.object({ _id: id, name: z.string() })),
    /** Topics of the week's sessions, each with the coach's first name. */
    sessions: z.array(z.object({ _id: id, topic: z.string(), coach: z.string() })),
  }),
  /** The latest idea for home until the end of the week. */
  idea: z.string().nullable(),
});
export type WeekCard = z.infer<typeof weekCard>;
