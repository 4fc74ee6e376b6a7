import { reportTexts } from './texts.ts';

type Days = { from?: string | undefined; to?: string | undefined };

/** Problems of the two days by field. `today` is the viewer's calendar day, YYYY-MM-DD; it is allowed. */
export const reportProblems = ({ from, to }: Days, today: string): Record<string, string> => {
  const problems: Record<string, string> = {};
  if (!from) problems['from'] = reportTexts.selectFrom;
  else if (from > today) problems['from'] = reportTexts.inTheFuture;
  else if (to && from > to) problems['from'] = reportTexts.fromAfterTo;
  if (!to) problems['to'] = reportTexts.selectTo;
  else if (to > today) problems['to'] = reportTexts.inTheFuture;
  return problems;
};
