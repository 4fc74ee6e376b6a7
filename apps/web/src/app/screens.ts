import { type ComponentType, lazy } from 'react';
import type { ScreenKey } from '@amberway/contract/shell/routes';

// Which module draws which screen. A screen that is not here is not built yet and says so.

const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

export const screens: Partial<Record<ScreenKey, ComponentType>> = {
  home: screen(async () => (await import('../features/dashboards/HomeScreen.tsx')).HomeScreen),
  outbox: screen(async () => (await import('../features/mail/OutboxScreen.tsx')).OutboxScreen),
  settings: screen(async () => (await import('../features/account/SettingsScreen.tsx')).SettingsScreen),
  usersExpand: screen(async () => (await import('../features/users/ClientsScreen.tsx')).ClientsScreen),
};
