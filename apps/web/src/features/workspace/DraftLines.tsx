import type { OwnNoteDraft } from '@amberway/contract/activity-notes/schemas';
import { type DraftEnding, draftEnding, draftEndingTexts as texts } from '@amberway/contract/drafts/ending';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Link } from '../../kernel/router.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { formatIn, formatListDate, formatTime } from '../../ui/dates.ts';
import { FewRows } from '../../ui/FewRows.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { useNow } from '../../ui/use-now.ts';
import { newNoteHref, useDiscardDraft, useKeepDraft } from '../activity-notes/public.ts';
import { Part } from './Part.tsx';
import styles from './today.module.css';

const keepLabel = ({ state }: DraftEnding) => (state === 'ended' ? texts.bringBack : texts.keep);

/** Notes that were begun and never saved: the server has stored what was typed. */
export const DraftLines = ({ drafts }: { drafts: readonly OwnNoteDraft[] }) => {
  const { timeZone } = useMe();
  const discard = useDiscardDraft();
  const keep = useKeepDraft();
  const now = useNow();
  const dayOf = (at: string) => formatIn(at, timeZone, 'D MMMM');
  return (
    <Part title="Drafts" count={drafts.length}>
      <FewRows
        label="Drafts"
        rows={drafts.map((draft) => {
          const child = fullName(draft.member);
          const title = draft.title.trim() || 'Untitled note';
          const ending = draftEnding(draft.updatedAt, now);
          const days = { ends: dayOf(ending.endsAt), gone: dayOf(ending.goneAt) };
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
                {ending.state === 'soon' && <b>{texts.ends(days.ends)}</b>}
                {ending.state === 'ended' && <b>{texts.ended(days.ends, days.gone)}</b>}
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
                {ending.state !== 'open' && (
                  <Button
                    size="small"
                    variant="text"
                    aria-label={`${keepLabel(ending)} the draft: ${child}, ${title}`}
                    onClick={() => keep(draft.key)}
                  >
                    {keepLabel(ending)}
                  </Button>
                )}
                <Link className={styles['step']} to={href} aria-label={`Go on writing: ${child}, ${title}`}>
                  Go on writing
                </Link>
              </div>
            </li>
          );
        })}
      />
    </Part>
  );
};
