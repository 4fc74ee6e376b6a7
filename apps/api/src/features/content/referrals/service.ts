import type { Referral } from '@amberway/contract/content/endpoints';
import { diaryLink, internalDeepLink, parseInternalLink } from '@amberway/contract/content/links';
import { DIARY, type ReferralCategory, searchTextOf } from '@amberway/contract/content/referrals';
import type { PageWindow } from '@amberway/contract/kernel/query';
import type { Services } from '../../../kernel/services.ts';
import { settingsOf } from '../settings.ts';
import { searchContent, visibleRecords } from './queries.ts';

/** The targets a response may refer to. The diary is one fixed screen of the app. */
export const findReferrals = async (
  services: Services,
  category: ReferralCategory,
  search: string | undefined,
  window: PageWindow,
): Promise<{ rows: Referral[]; count: number }> => {
  const settings = settingsOf(services);
  if (category === DIARY) {
    const diary = { _id: null, category, title: DIARY, thumbnail: null, internalDeepLink: diaryLink(settings) };
    return { rows: window.skip === 0 ? [diary] : [], count: 1 };
  }
  const { rows, count } = await searchContent(category, searchTextOf(search ?? '').trim(), window);
  return {
    rows: rows.map(({ id, name, ...row }) => ({
      _id: id,
      ...row,
      internalDeepLink: internalDeepLink(settings, name, id),
    })),
    count,
  };
};

/** The links that lead to nothing a family may see. */
export const deadLinks = async (services: Services, links: readonly string[]): Promise<string[]> => {
  const settings = settingsOf(services);
  const parsed = links.map((link) => [link, parseInternalLink(settings, link)] as const);
  const ids = parsed.flatMap(([, target]) => (typeof target === 'object' ? [target.id] : []));
  const visible = ids.length > 0 ? await visibleRecords(ids) : new Set<string>();
  return parsed
    .filter(([, target]) => !target || (target !== 'diary' && !visible.has(`${target.type}/${target.id}`)))
    .map(([link]) => link);
};

/** The ids of one type among the links. */
export const recordsNamed = (services: Services, links: readonly string[], type: string): string[] => {
  const settings = settingsOf(services);
  return links.flatMap((link) => {
    const target = parseInternalLink(settings, link);
    return typeof target === 'object' && target.type === type ? [target.id] : [];
  });
};
