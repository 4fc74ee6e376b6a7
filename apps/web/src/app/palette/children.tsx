import { SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { PaletteSource } from '../../ui/palette/items.ts';

/** A family's children; choosing one opens the home screen for that child. */
export const childrenSource: PaletteSource = {
  id: 'children',
  heading: 'My Family',
  useItems: () => ({
    items: useMe().members.map((child) => ({
      id: child._id,
      label: `${child.firstName} ${child.lastName}`,
      icon: <Avatar person={{ ...child, avatar: child.avatarUrl }} size={28} />,
      to: `${SCREENS.home.path}?${MEMBER_PARAM}=${child._id}`,
    })),
  }),
};
