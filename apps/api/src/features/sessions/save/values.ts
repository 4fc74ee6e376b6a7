import { isBlankRichText, plainText } from '@amberway/contract/kernel/rich-text';
import type { UpdateSessionBody } from '@amberway/contract/sessions/body';
import { EXCERPT_CHARACTERS } from '@amberway/contract/sessions/limits';
import { withTitlePrefix } from '@amberway/contract/sessions/title';
import { storedInstant } from '../../../kernel/db/columns.ts';
import { sanitiseHtml } from '../../../kernel/html/sanitise.ts';
import type { NewSession } from './queries.ts';

const rich = (html: string) => (isBlankRichText(html) ? '' : sanitiseHtml(html));

export const excerptOf = (about: string): string =>
  Array.from(plainText(about)).slice(0, EXCERPT_CHARACTERS).join('').trim();

/** What is sent, as it is stored; references, files and recordings apart. */
export const valuesOf = (sent: Partial<UpdateSessionBody>, prefix: string): Partial<NewSession> => {
  const { status, type, challenges, internalNotes, rateSession, clientEngagement } = sent;
  const { sessionRecorded, startTime, endTime, meetLink, title, about, skillsForHome, topWins } = sent;
  const values: Partial<NewSession> = {
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
    ...(about !== undefined && { about: rich(about), excerpt: excerptOf(rich(about)) }),
    ...(skillsForHome !== undefined && { skillsForHome: rich(skillsForHome) }),
    ...(topWins && { topWins: topWins.map(rich).filter(Boolean) }),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
};
