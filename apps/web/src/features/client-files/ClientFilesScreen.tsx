import { SCREENS } from '@amberway/contract/shell/routes';
import { ChildGate } from '../../ui/people/ChildGate.tsx';
import { ClientFiles } from './ClientFiles.tsx';
import { DeletedFiles } from './DeletedFiles.tsx';
import { clientFileLabels as labels } from './labels.ts';

/** /dashboard/clientFiles */
export const ClientFilesScreen = () => (
  <ChildGate title={SCREENS.clientFiles.title} why={labels.why}>
    {({ member, members, select }) => <ClientFiles member={member} siblings={members} onSelect={select} />}
  </ChildGate>
);

/** /dashboard/clientFiles/bin */
export const DeletedFilesScreen = () => (
  <ChildGate title={SCREENS.clientFilesBin.title} why={labels.why}>
    {({ member, members, select }) => <DeletedFiles member={member} siblings={members} onSelect={select} />}
  </ChildGate>
);
