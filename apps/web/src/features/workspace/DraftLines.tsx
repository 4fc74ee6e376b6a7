import type { OwnNoteDraft } from '@amberway/contract/activity-notes/schemas';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Link } from '../../kernel/router.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { formatListDate, formatTime } from '../../ui/dates.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { newNoteHref, useDiscardDraft } from '../activity-notes/public.ts';
import styles from './today.module.css';

/** Notes that were begun and never saved: the server has stored what was typed. */
export const DraftLines = ({ drafts }: { drafts: readonly OwnNoteDraft[] }) => {
  const { timeZone } = useMe();
  const discard = useDiscardDraft();
  return (
    <>
      <h3 className={styles['part']}>{`Drafts (${drafts.length})`}</h3>
      <ul aria-label="Drafts">
        {drafts.map((draft) => {
          const child = fullName(draft.member);
          const title = draft.title.trim() || 'Untitled note';
          const href = newNoteHref(new URLSearchParams({ [MEMBER_PARAM]: draft.member._id }), draft.id);
          return (
            <li key={draft.key} className={styles['slot']}>
              <time dateTime={draft.updatedAt}>
                <small>{formatListDate(draft.updatedAt, timeZone)}</small>
                {formatTime(draft.updatedAt, timeZone)}
              </time>
              <div className={styles['what']}>
                <strong>{child}</strong>
                <span>{[title, 'not saved yet', draft.notes].filter(Boolean).join(' · ')}</span>
              </div>
              <div className={styles['actions']}>
                <Button
                  size="small"
                  variant="text"
                  danger
                  aria-label={`Discard the draft: ${child}, ${title}`}
                  onClick={() => discard(draft)}
                >
                  Discard
                </Button>
                <Link className={styles['step']} to={href} aria-label={`Go on writing: ${child}, ${title}`}>
                  Go on writing
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
};
