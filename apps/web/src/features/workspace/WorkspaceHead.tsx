import { Button } from 'antd';
import { useNavigate } from 'react-router';
import type { Workspace } from '@amberway/contract/dashboards/schemas';
import { mayAddNote } from '@amberway/contract/sessions/acts';
import { sessionTexts } from '@amberway/contract/sessions/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCanAll, useMe, viewerOf } from '../../kernel/queries/me.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { newNotePath } from '../sessions/public.ts';

/** What a coach begins with. Administrators write no notes and have no clients of their own. */
export const WorkspaceActions = () => {
  const navigate = useNavigate();
  if (!mayAddNote(viewerOf(useMe()))) return null;
  return (
    <>
      <Button onClick={() => void navigate(SCREENS.usersExpand.path)}>Show all clients</Button>
      <Button type="primary" icon={<Icon name="plus" size={18} />} onClick={() => void navigate(newNotePath)}>
        {sessionTexts.add}
      </Button>
    </>
  );
};

/** How many children one looks after, and how many one could. */
export const CapacityLine = ({ clients: { current, capacity } }: Pick<Workspace, 'clients'>) => {
  const all = useCanAll('dashboards', 'workspace');
  const words = current === 1 ? 'child' : 'children';
  if (all) return `${current} ${words} in active families`;
  return capacity === null
    ? `${current} ${words} in your care`
    : `${current} ${words} in your care, room for ${capacity}`;
};
