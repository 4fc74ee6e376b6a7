import { screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { ChildGate } from '../../ui/people/ChildGate.tsx';
import { SharedVideos } from './SharedVideos.tsx';
import { sharedVideoWords } from './words.ts';

/** /dashboard/sharedVideos: what staff shared with the chosen child. */
export const SharedVideosScreen = () => {
  const { role } = useMe();
  return (
    <ChildGate title={screenTitle('sharedVideos', role)} why={sharedVideoWords.why}>
      {({ member, members, select }) => (
        <SharedVideos key={member._id} member={member} siblings={members} onSelect={select} />
      )}
    </ChildGate>
  );
};
