import type { ScreenKey } from '@amberway/contract/shell/routes';

/** Screens that are tabs of one page. The first one is in the menu; each has its own URL and title. */
const SECTIONS: readonly (readonly ScreenKey[])[] = [
  ['resources', 'resourceCategories'],
  ['videos', 'videoCategories'],
  ['shorts', 'shortLevels', 'shortCategories'],
  ['avatars', 'avatarEvents'],
];

export const sectionOf = (screen: ScreenKey): readonly ScreenKey[] | undefined =>
  SECTIONS.find((section) => section.includes(screen));
