import { Link } from '../../kernel/router.ts';
import type { DashboardNote } from '@amberway/contract/dashboards/schemas';
import { isSafeLink } from '@amberway/contract/kernel/rich-text';
import { noteTypeLabel } from '@amberway/contract/activity-notes/length';
import { isScheduled, type NoteStatus, shownNoteStatus } from '@amberway/contract/activity-notes/status';
import { useCan, useCanAll, useMe } from '../../kernel/queries/me.ts';
import { formatListDate, formatTime } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { isOn, nextStep } from './note-line.ts';
import styles from './today.module.css';
import { ButtonAnchor } from '../../ui/kit/Button.tsx';

type Props = {
  note: DashboardNote;
  /** Not today: the date is shown beside the time. */
  dated?: boolean;
};

/** One session: time, child, type, and its next action. */
export const NoteLine = ({ note, dated = false }: Props) => {
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
        <Link className={styles['step']} to={step.to} aria-label={`${step.label}: ${memberName}, ${title}`}>
          {step.label}
        </Link>
      </div>
    </li>
  );
};
