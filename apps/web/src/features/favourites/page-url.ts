import type { Favourite } from '@amberway/contract/favourites/schemas';
import { isAboutChild } from '../../kernel/child-pages.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';

/** What is open on a page for the moment is not part of it. */
const PASSING = ['create', 'edit', 'view', 'welcome', 'open'];

/** The URL by which a page is kept and found again; it names the child in view, so that it opens for that child. */
export const pageUrl = ({ pathname, search }: { pathname: string; search: string }, child: string | null): string => {
  const params = new URLSearchParams(search);
  for (const name of PASSING) params.delete(name);
  if (child) params.set(MEMBER_PARAM, child);
  params.sort();
  const rest = params.toString();
  return rest ? `${pathname}?${rest}` : pathname;
};

/** Where a favourite leads. One that was stored with its child beside a bare URL opens for that child too. */
export const favouriteHref = ({ url, member }: Pick<Favourite, 'url' | 'member'>): string => {
  const { pathname, searchParams, hash } = new URL(url, window.location.origin);
  if (!member || searchParams.has(MEMBER_PARAM) || !isAboutChild(pathname)) return url;
  searchParams.set(MEMBER_PARAM, member);
  searchParams.sort();
  return `${pathname}?${searchParams}${hash}`;
};
