import type { Favourite } from '@amberway/contract/favourites/schemas';
import { isAboutChild } from '../../kernel/child-pages.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';

/** Query parameters of open dialogs and records, which are not part of the page. */
const PASSING = ['create', 'edit', 'view', 'welcome', 'open'];

/** The URL under which a page is stored and found; it includes the child in view, so that it opens for that child. */
export const pageUrl = ({ pathname, search }: { pathname: string; search: string }, child: string | null): string => {
  const params = new URLSearchParams(search);
  for (const name of PASSING) params.delete(name);
  if (child) params.set(MEMBER_PARAM, child);
  params.sort();
  const rest = params.toString();
  return rest ? `${pathname}?${rest}` : pathname;
};

/** The URL of a favourite. If the child is stored separately, it is added to the URL. */
export const favouriteHref = ({ url, member }: Pick<Favourite, 'url' | 'member'>): string => {
  const { pathname, searchParams, hash } = new URL(url, window.location.origin);
  if (!member || searchParams.has(MEMBER_PARAM) || !isAboutChild(pathname)) return url;
  searchParams.set(MEMBER_PARAM, member);
  searchParams.sort();
  return `${pathname}?${searchParams}${hash}`;
};
