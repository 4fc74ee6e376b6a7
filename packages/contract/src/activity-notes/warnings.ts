import { isBlankRichText } from '../kernel/rich-text.ts';
import { defaultMinutes, minutesBetween, noteTypeLabel } from './length.ts';
import { noteTexts } from './texts.ts';
import { isBlank } from '../kernel/visible.ts';

// Confirmation questions before a note is submitted, answered with 'Yes I'm sure' or 'No, Let's go back'.

type Written = {
  internalNotes?: string | undefined;
  skillsForHome?: string | undefined;
  topWins?: readonly string[] | undefined;
};

/** Only the first win is checked. */
export const firstWin = (topWins: readonly string[] | undefined): string => topWins?.[0] ?? '';

/** Optional fields that were left empty, in the order in which the form asks about them. */
export const softWarnings = ({ internalNotes, skillsForHome, topWins }: Written): string[] => [
  ...(isBlank(internalNotes) ? [noteTexts.noInternalNote] : []),
  ...(isBlankRichText(skillsForHome ?? '') ? [noteTexts.noSkillsForHome] : []),
  ...(isBlankRichText(firstWin(topWins)) ? [noteTexts.noLatestWins] : []),
];

/** Asks for confirmation when the duration differs from the default of the type. */
export const durationQuestion = (type: string, startTime: string, endTime: string): string | undefined => {
  const minutes = minutesBetween(startTime, endTime);
  return minutes === defaultMinutes(type) ? undefined : noteTexts.logged(noteTypeLabel(type), minutes);
};
