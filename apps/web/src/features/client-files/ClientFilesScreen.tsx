import { SCREENS } from '@amberway/contract/shell/routes';
import { ChildGate } from '../../ui/people/ChildGate.tsx';
import { ClientFiles } from './ClientFiles.tsx';
import { DeletedFiles } from './DeletedFiles.tsx';
import { clientFileWords as words } from './words.ts';

/** /dashboard/clientFiles */
export const ClientFilesScreen = () => (
  <ChildGate title={SCREENS.clientFiles.title} why={words.why}>
    {({ member, members, select }) => <ClientFiles member={member} siblings={members} onSelect={select} />}
  </ChildGate>
);

/** /dashboard/clientFiles/bin */
export const DeletedFilesScreen = () => (
  <ChildGate title={SCREENS.clientFilesBin.title} why={words.why}>
    {({ member, members, select }) => <DeletedFiles member={member} siblings={members} onSelect={select} />}
  </ChildGate>
);
