import type { ReactNode } from 'react';
import { Link } from '../../kernel/router.ts';
import { inAppPath } from '@amberway/contract/content/in-app';
import { isSafeLink } from '@amberway/contract/kernel/rich-text';
import { usePublicSettings } from '../../kernel/settings.ts';

type Props = { link: string; onFollow?: () => void; className?: string | undefined; children: ReactNode };

/** A link written by staff: to a page of this app, or to a safe external URL. Anything else is not rendered. */
export const AppLink = ({ link, onFollow, className, children }: Props) => {
  const settings = usePublicSettings();
  const path = settings && inAppPath(settings, link);
  if (path) {
    return (
      <Link to={path} className={className} onClick={onFollow}>
        {children}
      </Link>
    );
  }
  if (!isSafeLink(link) || !link.startsWith('https:')) return null;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  );
};
