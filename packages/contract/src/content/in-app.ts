import type { ContentSettings } from '../kernel/content-type.ts';
import { safeRedirect } from '../shell/redirects.ts';
import { SCREENS } from '../shell/routes.ts';
import { parseInternalLink } from './links.ts';

/** The path in this app that an app link opens; null when there is none. */
export const inAppPath = (settings: Pick<ContentSettings, 'appLinkPrefix'>, link: string): string | null => {
  const target = parseInternalLink(settings, link);
  if (target === 'diary') return SCREENS.diary.path;
  if (target) return SCREENS.eventCallback.path.replace(':id', target.id).replace(':type', target.type);
  if (!link.startsWith(settings.appLinkPrefix)) return null;
  return safeRedirect(`${SCREENS.home.path}/${link.slice(settings.appLinkPrefix.length)}`, '') || null;
};
