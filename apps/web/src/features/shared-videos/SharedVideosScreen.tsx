import { screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { ChildGate } from '../../ui/people/ChildGate.tsx';
import { SharedVideos } from './SharedVideos.tsx';
import { sharedVideoLabels } from './labels.ts';

/** /dashboard/sharedVideos: what staff shared with the chosen child. */
export const SharedVideosScreen = () => {
  const { role } = useMe();
  return (
    <ChildGate title={screenTitle('sharedVideos', role)} why={sharedVideoLabels.why}>
      {({ member, members, select }) => (
        <SharedVideos key={member._id} member={member} siblings={members} onSelect={select} />
      )}
    </ChildGate>
  );
};
