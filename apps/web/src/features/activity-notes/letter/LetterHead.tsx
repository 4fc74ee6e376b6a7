import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { cancelledWord, isCancelled } from '@amberway/contract/activity-notes/status';
import { formatDateTime } from '@amberway/contract/kernel/clock-text';
import { useMe } from '../../../kernel/queries/me.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Tooltip } from '../../../ui/kit/Tooltip.tsx';
import { saidClock } from '../../../ui/said-dates.ts';
import { useDay } from '../../../ui/use-day.ts';
import { dayOfMonth, dayOfYear, weekday, yearOf } from './day-text.ts';
import styles from './letter.module.css';
import { useTopic } from './use-topic.ts';

/** Face, day and coach, child and hours, topic. */
export const LetterHead = ({ note }: { note: NoteDetails }) => {
  const me = useMe();
  const topic = useTopic();
  const { member, startTime, endTime, createdBy } = note;
  const zone = me.timeZone;
  const face = me.members.find(({ _id }) => _id === member?._id)?.avatarUrl ?? null;
  const isThisYear = useDay(zone).startsWith(yearOf(startTime, zone));
  const day = (isThisYear ? dayOfMonth : dayOfYear)(startTime, zone);
  const hours = `${saidClock(startTime, zone)} to ${saidClock(endTime, zone)}`;
  return (
    <header className={styles['head']}>
      {member && <Avatar person={{ ...member, avatar: face }} size={64} />}
      <div>
        <h1 tabIndex={-1}>{`${weekday(startTime, zone)} with ${createdBy.firstName}`}</h1>
        <p>
          {member && `${member.firstName} · `}
          {/* A press shows the exact stamp. */}
          <Tooltip content={`${formatDateTime(startTime, zone)} – ${formatDateTime(endTime, zone)}`} onPress>
            <button type="button" className={styles['when']}>
              <time dateTime={startTime}>{`${day}, ${hours}`}</time>
            </button>
          </Tooltip>
        </p>
        <p>
          {topic(note.title)}
          {isCancelled(note.status) && ` · ${cancelledWord(note)}`}
        </p>
      </div>
    </header>
  );
};
