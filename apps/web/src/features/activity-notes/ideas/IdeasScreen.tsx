import { SCREENS } from '@amberway/contract/shell/routes';
import { ChildGate } from '../../../ui/people/ChildGate.tsx';
import { IdeasList } from './IdeasList.tsx';

/** /dashboard/ideasForHome: the coach's ideas for the days between sessions. */
export const IdeasScreen = () => (
  <ChildGate title={SCREENS.ideasForHome.title} why="Ideas are for a child: choose whose to see.">
    {({ member, members, select }) => (
      <IdeasList key={member._id} member={member} siblings={members} onSelect={select} />
    )}
  </ChildGate>
);
