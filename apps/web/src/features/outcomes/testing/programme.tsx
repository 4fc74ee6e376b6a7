import type { CurrentUser } from '@amberway/contract/users/schemas';
import { IDS, me, member } from '../../../ui/testing/people.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { ProgrammeScreen } from '../ProgrammeScreen.tsx';

// The programme of one child as the tests of outcomes, skills and tasks look at it.

const PATH = `/dashboard/myprogram?memberId=${IDS.child}`;
/** With one child: the library gives everything the same id under test, so a select would lend dialogs its name. */
export const parent = (): CurrentUser => ({ ...me('parent'), members: me('parent').members.slice(0, 1) });
export const show = (who: CurrentUser, query = '') => renderScreen(<ProgrammeScreen />, `${PATH}${query}`, { me: who });
export const of = (outcomes: unknown) => ({ 'GET goal': () => outcomes, 'GET member/:id': () => member() });
