import { useState } from 'react';
import { type MenuGroupKey, usePreferences } from '../../theme/preferences.ts';

/**
 * The one open group of the menu: that of the current page, else the one opened last. Going to a page of another group
 * opens that one; closing it shows all heads.
 */
export const useOpenGroup = (ofPage: MenuGroupKey | undefined) => {
  const { preferences, set } = usePreferences();
  const [open, setOpen] = useState<MenuGroupKey | null>(ofPage ?? preferences.menuGroup);
  const [seen, setSeen] = useState(ofPage);
  if (seen !== ofPage) {
    setSeen(ofPage);
    if (ofPage) setOpen(ofPage);
  }
  const toggle = (group: MenuGroupKey) => {
    setOpen(open === group ? null : group);
    set({ menuGroup: group });
  };
  return { open, toggle };
};
