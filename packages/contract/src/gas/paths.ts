import { SCREENS } from '../shell/routes.ts';

export const GOALS_OUTCOME_PARAM = 'outcome';

/** The goals of a child, with one of an outcome open. */
export const goalsPath = (member: string, outcome?: string): string =>
  `${SCREENS.ladders.path}?memberId=${member}${outcome ? `&${GOALS_OUTCOME_PARAM}=${outcome}` : ''}`;
