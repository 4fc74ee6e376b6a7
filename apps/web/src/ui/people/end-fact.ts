import { endedText, endedTexts, hasEnded } from '@amberway/contract/members/ended';
import { memberTexts } from '@amberway/contract/members/texts';
import { formatDay } from '../dates.ts';

type Child = { memberShipEnd: string | null };

const capital = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** When a child's programme goes on anew, or since when it is over: an end in the past is no rollover. */
export const endFact = (child: Child, today: string, dateOf: (day: string) => string = formatDay) =>
  child.memberShipEnd !== null && hasEnded(child, today)
    ? { label: endedTexts.programme, value: capital(endedText(child.memberShipEnd)) }
    : { label: memberTexts.nextRolloverDate, value: child.memberShipEnd && dateOf(child.memberShipEnd) };

/** The same in one line: 'Programme ended on 5 March 2027'. */
export const endLine = (child: Child, today: string): string | null => {
  const { memberShipEnd: end } = child;
  if (end === null) return null;
  return hasEnded(child, today)
    ? `${endedTexts.programme} ${endedText(end)}`
    : `${memberTexts.nextRolloverDate}: ${formatDay(end)}`;
};
