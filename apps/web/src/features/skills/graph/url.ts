import { SCREENS } from '@amberway/contract/shell/routes';

export const SKILL_PARAM = 'skill';

/** The page with the graph of a skill. */
export const graphHref = (skill: string): string => `${SCREENS.skillGraph.path}?${SKILL_PARAM}=${skill}`;
