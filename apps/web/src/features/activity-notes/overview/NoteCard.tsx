import type { ReactNode } from 'react';
import { cancelledWord, isCancelled } from '@amberway/contract/activity-notes/status';
import type { NoteSummary } from '@amberway/contract/activity-notes/schemas';
import { generatePath, Link } from '../../../kernel/router.ts';
import { SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';

import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { useMe } from '../../../kernel/queries/me.ts';
import { formatListDate, formatTime, zoneLabel } from '../../../ui/dates.ts';
import { DayLeaf } from '../../../ui/DayLeaf.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { saidClock } from '../../../ui/said-dates.ts';
import { SaidTime } from '../../../ui/SaidTime.tsx';
import { useTopic } from '../letter/use-topic.ts';
import { notePath } from '../paths.ts';
import { MeetingLink } from '../schedule/MeetingLink.tsx';
import { NoteDot } from '../NoteDot.tsx';
import styles from './overview.module.css';

/** Selects the child in the link, so that the note opens over that child's list. */
const hrefOf = ({ _id, member }: NoteSummary): string => {
  const note = notePath(_id, 'view');
  return member
    ? `${generatePath(SWITCH_ROUTES.dashboardMember, { memberId: member._id })}?${new URLSearchParams({ redirect: note })}`
    : note;
};

type Props = { note: NoteSummary; join?: boolean; actions?: ReactNode };

/** One session: time, title, people and a link. A click anywhere on the card opens the note. */
export const NoteCard = ({ note, join = false, actions }: Props) => {
  const me = useMe();
  const zone = me.timeZone;
  const topic = useTopic();
  const { startTime, endTime, title } = note;
  const family = seesAsFamily(me);
  return (
    <li className={styles['note']}>
      <DayLeaf at={startTime} zone={zone} />
      <div className={styles['what']}>
        <Link to={hrefOf(note)} className={styles['open']}>
          {family ? topic(title) : title}
        </Link>
        {family ? (
          <span className={styles['when']}>
            <SaidTime at={startTime} />
            {` to ${saidClock(endTime, zone)}`}
          </span>
        ) : (
          <>
            <span>{formatListDate(startTime, zone)}</span>
            <span>{`${formatTime(startTime, zone)} – ${formatTime(endTime, zone)} (${zoneLabel(startTime, zone)})`}</span>
          </>
        )}
        <span>{`With ${fullName(note.createdBy)}`}</span>
        {family && note.status !== 'Pending' ? (
          isCancelled(note.status) && <b>{cancelledWord(note)}</b>
        ) : (
          <NoteDot of={note} />
        )}
      </div>
      <div className={styles['actions']}>
        <MeetingLink note={note} primary={join} />
        {actions}
      </div>
    </li>
  );
};
