import type { CurrentUser } from '@amberway/contract/users/schemas';
import { IDS, me, member } from '../../../ui/testing/people.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { ProgrammeScreen } from '../ProgrammeScreen.tsx';

// The programme of one child, for the tests of outcomes, skills and tasks.

const PATH = `/dashboard/myprogram?memberId=${IDS.child}`;
/** One child only: antd gives everything the same id under test, so a child select would name the dialogs. */
export const parent = (): CurrentUser => ({ ...me('parent'), members: me('parent').members.slice(0, 1) });
export const show = (who: CurrentUser, query = '') => renderScreen(<ProgrammeScreen />, `${PATH}${query}`, { me: who });
export const of = (outcomes: unknown) => ({ 'GET goal': () => outcomes, 'GET member/:id': () => member() });
