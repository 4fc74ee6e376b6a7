import { quickLinkActions } from '@amberway/contract/quick-links/actions';
import type { QuickLink } from '@amberway/contract/quick-links/schemas';
import { quickLinkTexts } from '@amberway/contract/quick-links/texts';
import { useMe, viewerOf } from '../../kernel/queries/me.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import styles from './quick-links.module.css';
import type { QuickLinkHandlers } from './use-quick-links.ts';

type Props = { link: QuickLink; on: QuickLinkHandlers; onEdit: (id: string) => void };

/** The host of the URL. */
const hostOf = (url: string): string => {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
};

/** One link. Only its creator stars, edits and deletes it; others see the star disabled. */
export const QuickLinkRow = ({ link, on, onEdit }: Props) => {
  const me = useMe();
  const actions = quickLinkActions({ ...viewerOf(me), id: me._id }, link);
  return (
    <li className={styles['link']}>
      <IconButton
        icon="star"
        pressed={link.isStarred}
        label={`${quickLinkTexts.star} ${link.title}`}
        {...(!actions.star && { disabled: true, hint: quickLinkTexts.onlyCreator })}
        onClick={() => on.star(link)}
      />
      <span className={styles['what']}>
        <a href={link.url} target="_blank" rel="noopener noreferrer">
          {link.title}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        <small>
          {hostOf(link.url)}
          {link.isGlobal && <StatusTag tone="info">Everyone</StatusTag>}
        </small>
      </span>
      {actions.edit && (
        <span className={styles['actions']}>
          <IconButton icon="edit" label={`Edit ${link.title}`} onClick={() => onEdit(link._id)} />
          <IconButton icon="trash" label={`Delete ${link.title}`} onClick={() => void on.remove(link)} />
        </span>
      )}
    </li>
  );
};
