import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { mayOpen, type ScreenKey, SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { usePublicSettings } from '../../kernel/settings.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { PaletteSource } from '../../ui/palette/items.ts';
import { familyMenu, isInMenu } from '../shell/family-menu.ts';
import { adminMenu, businessDaily, businessMenu, type MenuEntry } from '../shell/sidebar/staff-menu.ts';

const entries: readonly MenuEntry[] = [
  ...adminMenu.flatMap((group) => group.entries),
  ...businessDaily,
  ...businessMenu.entries,
];
const HOME: MenuEntry = { screen: 'home', icon: 'home', label: 'Home' };
const entryOf = new Map([HOME, ...entries].map((entry) => [entry.screen, entry]));

/** Screens left out of the palette because they only make sense opened from another screen. */
const NOT_ALONE: readonly ScreenKey[] = ['formDetails', 'memberOverview'];
const plainScreens = (Object.keys(SCREENS) as ScreenKey[]).filter(
  (key) => !/[:{]/.test(SCREENS[key].path.replace(/\/:\w+\?$/, '')) && !NOT_ALONE.includes(key),
);

export const screensSource: PaletteSource = {
  id: 'screens',
  heading: 'Go to',
  useItems: () => {
    const me = useMe();
    const { role } = me;
    // What a family's menu leaves out because it would be empty, such as the programme of a subscriber.
    const menu = seesAsFamily(me) && familyMenu(me);
    const clients = useCan('users', 'clients');
    const outbox = usePublicSettings()?.outbox ?? false;
    const hidden: Partial<Record<ScreenKey, boolean>> = { usersExpand: !clients, outbox: !outbox };
    const items = plainScreens
      .filter((key) => mayOpen(key, role) && !hidden[key] && (!menu || isInMenu(menu, key)))
      .map((key) => ({
        id: key,
        label: entryOf.get(key)?.label ?? screenTitle(key, role),
        keywords: [screenTitle(key, role)],
        icon: <Icon name={entryOf.get(key)?.icon ?? 'document'} />,
        to: SCREENS[key].path.replace(/\/:\w+\?$/, ''),
      }));
    return { items };
  },
};
