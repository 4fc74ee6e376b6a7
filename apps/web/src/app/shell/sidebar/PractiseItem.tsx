import { practisePath } from '@amberway/contract/practice/paths';
import { practiceLabels } from '../../../features/practice/labels.ts';
import { useMe } from '../../../kernel/queries/me.ts';
import { useSelectedMember } from '../../../kernel/queries/selected-member.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { FamilyMenu } from '../family-menu.ts';
import { NavItem } from './NavItem.tsx';

/** The page Practise, for families with a programme. It is a document of its own, so no page of the app marks it. */
export const PractiseItem = ({ menu, collapsed }: { menu: FamilyMenu; collapsed: boolean }) => {
  const { actor } = useMe();
  const { member, members } = useSelectedMember();
  // Staff in a family's view record practice in the skill, under their own name.
  if (actor || !menu.main.some(({ screen }) => screen === 'program')) return null;
  return (
    <li>
      <NavItem
        leaves
        to={practisePath(members.length > 1 ? member?._id : undefined)}
        label={practiceLabels.practise}
        icon={<Icon name="target" />}
        collapsed={collapsed}
      />
    </li>
  );
};
