import { isAdministrator } from '@amberway/contract/kernel/roles';
import { useNavigate } from '../../kernel/router.ts';
import type { Workspace as Work } from '@amberway/contract/dashboards/schemas';
import { mayAddNote } from '@amberway/contract/activity-notes/actions';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCanAll, useMe, viewerOf } from '../../kernel/queries/me.ts';
import { useSince } from '../../kernel/queries/since.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { newNotePath } from '../activity-notes/public.ts';
import { Button } from '../../ui/kit/Button.tsx';

const TO_ALLOCATE = `${SCREENS.usersProgram.path}?tab=Awaiting`;

/** A coach's quick actions. Administrators write no notes and have no clients of their own: they allocate them. */
export const WorkspaceActions = () => {
  const navigate = useNavigate();
  const me = useMe();
  if (isAdministrator(me)) return <Button onClick={() => navigate(TO_ALLOCATE)}>Allocate customers</Button>;
  if (!mayAddNote(viewerOf(me))) return null;
  return (
    <>
      <Button onClick={() => navigate(SCREENS.usersExpand.path)}>Show all clients</Button>
      <Button variant="primary" icon={<Icon name="plus" size={18} />} onClick={() => navigate(newNotePath)}>
        {noteTexts.add}
      </Button>
    </>
  );
};

const childrenText = ({ current, capacity }: Work['clients'], all: boolean): string => {
  const some = `${current} ${current === 1 ? 'child' : 'children'}`;
  if (all) return `${some} in active families.`;
  return capacity === null ? `${some} in your care.` : `${some} in your care, room for ${capacity}.`;
};

/** The number of children and the capacity, and what is new since the last visit. */
export const WorkspaceLine = ({ clients }: { clients: Work['clients'] | undefined }) => {
  const all = useCanAll('dashboards', 'workspace');
  const since = useSince();
  return [clients && childrenText(clients, all), since].filter(Boolean).join(' ') || '\u00a0';
};
