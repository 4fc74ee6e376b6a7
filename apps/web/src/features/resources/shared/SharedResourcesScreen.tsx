import { screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../../kernel/queries/me.ts';
import { ChildGate } from '../../../ui/people/ChildGate.tsx';
import { SharedResources } from './SharedResources.tsx';

/** /dashboard/myresources: what is shared with the chosen child, or with all children of the family. */
export const SharedResourcesScreen = () => {
  const { role } = useMe();
  return (
    <ChildGate
      title={screenTitle('sharedResources', role)}
      why="Resources are shared with a child: choose whose to see."
    >
      {({ member, members, select }) => (
        // Remounted for another child: rows and selection of the previous one would appear under its name.
        <SharedResources key={member._id} member={member} siblings={members} onSelect={select} />
      )}
    </ChildGate>
  );
};
