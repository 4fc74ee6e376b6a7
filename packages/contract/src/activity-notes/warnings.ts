import { isBlankRichText } from '../kernel/rich-text.ts';
import { defaultMinutes, minutesBetween, noteTypeLabel } from './length.ts';
import { noteTexts } from './texts.ts';
import { isBlank } from '../kernel/visible.ts';

// Questions before a note is sent. Each is answered by 'Yes I'm sure' or 'No, Let's go back'.

type Written = {
  internalNotes?: string | undefined;
  skillsForHome?: string | undefined;
  topWins?: readonly string[] | undefined;
};

/** Of the wins the first one is used. */
export const firstWin = (topWins: readonly string[] | undefined): string => topWins?.[0] ?? '';

/** What is left out and may be, in the order in which it is asked about. */
export const softWarnings = ({ internalNotes, skillsForHome, topWins }: Written): string[] => [
  ...(isBlank(internalNotes) ? [noteTexts.noInternalNote] : []),
  ...(isBlankRichText(skillsForHome ?? '') ? [noteTexts.noSkillsForHome] : []),
  ...(isBlankRichText(firstWin(topWins)) ? [noteTexts.noLatestWins] : []),
];

/** A length that is not the usual one of its type is asked about. */
export const durationQuestion = (type: string, startTime: string, endTime: string): string | undefined => {
  const minutes = minutesBetween(startTime, endTime);
  return minutes === defaultMinutes(type) ? undefined : noteTexts.logged(noteTypeLabel(type), minutes);
};
