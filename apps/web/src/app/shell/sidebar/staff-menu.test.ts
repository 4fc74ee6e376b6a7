import { expect, it } from 'vitest';
import type { Role } from '@amberway/contract/kernel/roles';
import { type ScreenKey, SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { adminMenu, businessDaily, businessMenu, type MenuEntry } from './staff-menu.ts';

/** Titles that the specification fixes [B039 B041]; the menu uses the ordinary spelling and plural. */
const FIXED: readonly ScreenKey[] = ['home', 'usersCustomer', 'usersBusiness', 'workshops', 'broadcasts'];

const entries = [
  ...adminMenu.flatMap((group) => group.entries.map((entry): [MenuEntry, Role] => [entry, 'Administrator'])),
  ...[...businessDaily, ...businessMenu.entries].map((entry): [MenuEntry, Role] => [entry, 'BusinessUser']),
];

it.each(entries.filter(([{ screen }]) => !FIXED.includes(screen)))(
  'the menu and the page use the same words: %o for %s [B040 B042]',
  ({ screen, label }, role) => {
    expect(label ?? screenTitle(screen, role)).toBe(screenTitle(screen, role));
    expect(SCREENS[screen].path).toMatch(/^\/dashboard/);
  },
);
