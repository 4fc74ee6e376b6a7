import type { CurrentUser } from '@amberway/contract/users/schemas';
import { IDS, me, member } from '../../../ui/testing/people.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { ProgrammeScreen } from '../ProgrammeScreen.tsx';

// The programme of one child, for the tests of outcomes, skills and tasks.

const PATH = `/dashboard/myprogram?memberId=${IDS.child}`;
export const parent = (): CurrentUser => me('parent');
export const show = (who: CurrentUser, query = '') => renderScreen(<ProgrammeScreen />, `${PATH}${query}`, { me: who });
export const of = (outcomes: unknown) => ({ 'GET goal': () => outcomes, 'GET member/:id': () => member() });
