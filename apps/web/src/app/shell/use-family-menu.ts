import { useMemo } from 'react';
import { isAboutChild } from '../../kernel/child-pages.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM, useSelectedMember } from '../../kernel/queries/selected-member.ts';
import { useLocation } from '../../kernel/router.ts';
import { currentEntry, menuAt, pathOf } from './family-menu.ts';
import type { ScreenKey } from '@amberway/contract/shell/routes';

/** A family's entries, the one of the open page, and their links, which carry the selected child. */
export const useFamilyMenu = () => {
  const me = useMe();
  const { pathname } = useLocation();
  const { member, members } = useSelectedMember();
  const menu = useMemo(() => menuAt(me, pathname), [me, pathname]);
  const child = members.length > 1 ? member?._id : undefined;
  const hrefOf = (screen: ScreenKey): string => {
    const path = pathOf(screen);
    return child && isAboutChild(path) ? `${path}?${MEMBER_PARAM}=${child}` : path;
  };
  return { menu, current: currentEntry(menu, pathname), hrefOf };
};
