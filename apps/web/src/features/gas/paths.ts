import { SCREENS } from '@amberway/contract/shell/routes';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';

export const LADDER_PARAM = 'ladder';

/** The goals of a child, with one of them open. */
export const laddersPath = (member: string, scale?: string): string =>
  `${SCREENS.ladders.path}?${MEMBER_PARAM}=${member}${scale ? `&${LADDER_PARAM}=${scale}` : ''}`;
