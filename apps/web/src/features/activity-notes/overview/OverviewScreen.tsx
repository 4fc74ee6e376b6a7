import { SCREENS } from '@amberway/contract/shell/routes';
import { ChildGate } from '../../../ui/people/ChildGate.tsx';
import { Overview } from './Overview.tsx';

/** /dashboard/profile/sessions: the people around a child, and the upcoming and past sessions. */
export const OverviewScreen = () => (
  <ChildGate title={SCREENS.memberOverview.title} why="Sessions are with a child: choose whose to see.">
    {({ member, members, select }) => (
      <Overview key={member._id} member={member} siblings={members} onSelect={select} />
    )}
  </ChildGate>
);
