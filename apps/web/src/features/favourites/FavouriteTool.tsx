import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from '../../kernel/router.ts';
import { useCan } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM, useChildInView } from '../../kernel/queries/selected-member.ts';
import headerTool from '../../ui/header-tool.module.css';
import { Icon } from '../../ui/icons/Icon.tsx';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';
import styles from './favourites.module.css';
import { favouriteHref, pageUrl } from './page-url.ts';
import { favouritesQuery } from './queries.ts';

const FavouriteDialog = lazyOverlay(
  'Favorite page',
  async () => (await import('./FavouriteDialog.tsx')).FavouriteDialog,
);

/** The document title without the product name. */
const pageTitle = () => document.title.split(' · ')[0]?.trim() ?? '';

/** The star in the header: adds the current page to the favourites, or renames it. */
export const FavouriteTool = () => {
  const location = useLocation();
  const mayWrite = useCan('favourites', 'write');
  const { data } = useQuery({ ...favouritesQuery, enabled: mayWrite });
  const [asked, setAsked] = useState<string | null>(null);
  const child = useChildInView();
  if (!mayWrite) return null;
  const url = pageUrl(location, child);
  const stored = data?.find((one) => favouriteHref(one) === url);
  return (
    <>
      <button
        type="button"
        className={`${headerTool['tool']} ${styles['star']}`}
        data-kept={stored !== undefined || undefined}
        aria-label={stored ? `Rename favorite ${stored.name}` : 'Add page to favorites'}
        title={stored ? 'Rename favorite page' : 'Add page to favorites'}
        disabled={data === undefined}
        onPointerEnter={FavouriteDialog.preload}
        onFocus={FavouriteDialog.preload}
        onClick={() => setAsked(url)}
      >
        <Icon name="star" size={22} />
      </button>
      {asked === url && (
        <FavouriteDialog
          url={url}
          suggested={pageTitle()}
          member={new URL(url, window.location.origin).searchParams.get(MEMBER_PARAM)}
          current={stored}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
