import { isBlankRichText, plainText } from '@amberway/contract/kernel/rich-text';
import type { UpdateNoteBody } from '@amberway/contract/activity-notes/body';
import { EXCERPT_CHARACTERS } from '@amberway/contract/activity-notes/limits';
import { withTitlePrefix } from '@amberway/contract/activity-notes/title';
import { storedInstant } from '../../../kernel/db/columns.ts';
import { cleanHtml } from '../../../kernel/html/clean.ts';
import type { NewNote } from './queries.ts';

const rich = async (html: string) => (isBlankRichText(html) ? '' : cleanHtml(html));

/** Sequential, so that up to twenty long texts of one note do not fill the worker queue. */
const richList = async (texts: readonly string[]): Promise<string[]> => {
  const cleaned: string[] = [];
  for (const one of texts) cleaned.push(await rich(one));
  return cleaned.filter(Boolean);
};

export const excerptOf = (about: string): string =>
  Array.from(plainText(about)).slice(0, EXCERPT_CHARACTERS).join('').trim();

const richValuesOf = async ({ about, skillsForHome, topWins }: Partial<UpdateNoteBody>) => {
  const cleaned = about === undefined ? undefined : await rich(about);
  return {
    ...(cleaned !== undefined && { about: cleaned, excerpt: excerptOf(cleaned) }),
    ...(skillsForHome !== undefined && { skillsForHome: await rich(skillsForHome) }),
    ...(topWins && { topWins: await richList(topWins) }),
  };
};

/** Request values in stored form, without references, files and recordings. Slow: call it before the transaction. */
export const valuesOf = async (sent: Partial<UpdateNoteBody>, prefix: string): Promise<Partial<NewNote>> => {
  const { status, type, challenges, internalNotes, rateSession, clientEngagement } = sent;
  const { sessionRecorded, startTime, endTime, meetLink, title } = sent;
  const values: Partial<NewNote> = {
    status,
    type,
    challenges,
    internalNotes,
    rateSession,
    clientEngagement,
    sessionRecorded,
    meetLink,
    ...(title !== undefined && { title: withTitlePrefix(title, prefix) }),
    ...(startTime && { startTime: storedInstant(startTime) }),
    ...(endTime && { endTime: storedInstant(endTime) }),
    ...(await richValuesOf(sent)),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
};
