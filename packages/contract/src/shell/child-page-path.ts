import { SCREENS } from './routes.ts';

/** The page of a child for staff. */
export const childPagePath = (memberId: string): string => SCREENS.childPage.path.replace(':memberId', memberId);
