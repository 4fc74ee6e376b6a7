import { Link } from '../../kernel/router.ts';
import type { ReactNode } from 'react';
import { begunText } from '@amberway/contract/activity-notes/unfinished-texts';
import type { OwnNote } from '@amberway/contract/dashboards/schemas';
import { isSafeLink } from '@amberway/contract/kernel/rich-text';
import { noteTypeLabel } from '@amberway/contract/activity-notes/length';
import { isScheduled, type NoteStatus, shownNoteStatus } from '@amberway/contract/activity-notes/status';
import { useCan, useCanAll, useMe } from '../../kernel/queries/me.ts';
import { formatIn, formatListDate, formatTime } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { isOn, nextStep } from './note-line.ts';
import styles from './today.module.css';
import { ButtonAnchor } from '../../ui/kit/Button.tsx';

type Props = {
  note: OwnNote;
  /** Not today: the date is shown beside the time. */
  dated?: boolean;
  /** A further action. */
  extra?: ReactNode;
};

/** One session: time, child, type, and its next action. */
export const NoteLine = ({ note, dated = false, extra }: Props) => {
  const { timeZone } = useMe();
  const everyones = useCanAll('dashboards', 'workspace');
  const writes = useCan('sessions', 'edit');
  const now = new Date(useNow());
  const step = nextStep(note, writes, now);
  const { startTime, memberName, meetLink, title } = note;
  const ahead = isScheduled(note.status as NoteStatus) && Date.parse(note.endTime) > now.getTime();
  const kind = noteTypeLabel(note.type);
  const facts = [
    title,
    // A session is often named after its type.
    ...(title.endsWith(kind) ? [] : [kind]),
    shownNoteStatus(note.status as NoteStatus),
    ...(everyones ? [note.coach] : []),
    ...(note.begun ? [begunText(note.status as NoteStatus, note.begun, (at) => formatIn(at, timeZone, 'D MMMM'))] : []),
  ];
  return (
    <li className={styles['slot']}>
      <time dateTime={startTime}>
        {dated && <small>{formatListDate(startTime, timeZone)}</small>}
        {formatTime(startTime, timeZone)}
      </time>
      <div className={styles['what']}>
        <strong>{memberName}</strong>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <div className={styles['actions']}>
        {writes && ahead && meetLink && isSafeLink(meetLink) && (
          <ButtonAnchor
            variant={isOn(note, now) ? 'primary' : 'outline'}
            href={meetLink}
            target="_blank"
            rel="noopener noreferrer"
            icon={<Icon name="video" size={18} />}
            aria-label={`Join: ${memberName}, ${title}`}
          >
            Join
          </ButtonAnchor>
        )}
        {extra}
        <Link className={styles['step']} to={step.to} aria-label={`${step.label}: ${memberName}, ${title}`}>
          {step.label}
        </Link>
      </div>
    </li>
  );
};
