import type { ContentSettings } from '../kernel/content-type.ts';

// Deep links lead to event-callback/{id}/{type}: internal ones with the app's link prefix, external ones as a full URL.

const CALLBACK = /^event-callback\/([0-9a-f-]{36})\/([A-Za-z]+)$/;

export const internalDeepLink = ({ appLinkPrefix }: Pick<ContentSettings, 'appLinkPrefix'>, type: string, id: string) =>
  `${appLinkPrefix}event-callback/${id}/${type}`;

export const externalDeepLink = (publicUrl: string, type: string, id: string) =>
  `${publicUrl.replace(/\/$/, '')}/dashboard/event-callback/${id}/${type}`;

export const diaryLink = ({ appLinkPrefix }: Pick<ContentSettings, 'appLinkPrefix'>) => `${appLinkPrefix}diary`;

/** The target of an internal link; undefined for any other link. */
export const parseInternalLink = (
  { appLinkPrefix }: Pick<ContentSettings, 'appLinkPrefix'>,
  link: string,
): { id: string; type: string } | 'diary' | undefined => {
  if (link === diaryLink({ appLinkPrefix })) return 'diary';
  if (!link.startsWith(appLinkPrefix)) return undefined;
  const [, id, type] = CALLBACK.exec(link.slice(appLinkPrefix.length)) ?? [];
  return id && type ? { id, type } : undefined;
};
