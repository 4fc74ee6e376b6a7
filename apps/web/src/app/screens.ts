import { type ComponentType, lazy } from 'react';
import type { ScreenKey } from '@amberway/contract/shell/routes';

// Which module draws which screen. A screen that is not here is not built yet and says so.

const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

export const screens: Partial<Record<ScreenKey, ComponentType>> = {
  formDetails: screen(
    async () => (await import('../features/onboarding-forms/FormDetailsScreen.tsx')).FormDetailsScreen,
  ),
  forms: screen(async () => (await import('../features/onboarding-forms/FormsScreen.tsx')).FormsScreen),
  home: screen(async () => (await import('../features/dashboards/HomeScreen.tsx')).HomeScreen),
  lookups: screen(async () => (await import('../features/lookups/LookupsScreen.tsx')).LookupsScreen),
  outbox: screen(async () => (await import('../features/mail/OutboxScreen.tsx')).OutboxScreen),
  settings: screen(async () => (await import('../features/account/SettingsScreen.tsx')).SettingsScreen),
  usersExpand: screen(async () => (await import('../features/users/ClientsScreen.tsx')).ClientsScreen),
};
