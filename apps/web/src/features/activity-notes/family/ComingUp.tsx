import type { ReactNode } from 'react';
import type { NoteSummary } from '@amberway/contract/activity-notes/schemas';
import { cancelledWord, isCancelled } from '@amberway/contract/activity-notes/status';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { Link } from '../../../kernel/router.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SaidTime } from '../../../ui/SaidTime.tsx';
import { useTopic } from '../letter/use-topic.ts';
import styles from './family.module.css';
import { useLetterHref } from './use-letter-href.ts';

type LineProps = { session: NoteSummary; href: string; today: boolean; marked: boolean };

/** One line: when, what, and whether it was cancelled. */
const Line = ({ session, href, today, marked }: LineProps) => {
  const topic = useTopic();
  const { startTime, title, status } = session;
  const cancelled = isCancelled(status);
  const Text = cancelled ? 's' : 'span';
  return (
    <li>
      <Link
        to={href}
        className={styles['line']}
        data-marked={marked || undefined}
        data-todays={marked ? '' : undefined}
      >
        <Text className={styles['when']} data-today={today || undefined}>
          <SaidTime at={startTime} plain />
        </Text>
        <span className={styles['rest']}>
          <Text className={styles['what']}>{topic(title)}</Text>
          {cancelled ? (
            <span className={styles['off']}>{cancelledWord(session)}</span>
          ) : (
            <Icon name="chevronRight" size={20} />
          )}
        </span>
      </Link>
    </li>
  );
};

type Props = {
  member: MemberSummary;
  rows: readonly NoteSummary[];
  count: number;
  isToday: (at: string) => boolean;
  /** Today's entries are highlighted. */
  marking: boolean;
  action: ReactNode;
};

/** Sessions to come, the next one first; nothing if there are none. */
export const ComingUp = ({ member, rows, count, isToday, marking, action }: Props) => {
  const href = useLetterHref(member._id);
  if (rows.length === 0) return action ? <div className={styles['heading']}>{action}</div> : null;
  return (
    <section aria-labelledby="coming-up">
      <div className={styles['heading']}>
        <h2 id="coming-up">Coming up</h2>
        {action}
      </div>
      <ul className={styles['lines']}>
        {rows.map((session) => (
          <Line
            key={session._id}
            session={session}
            href={href(session._id)}
            today={isToday(session.startTime)}
            marked={marking && isToday(session.startTime)}
          />
        ))}
      </ul>
      {count > rows.length && (
        <p className={styles['further']}>
          <Link to={`${SCREENS.memberOverview.path}?${MEMBER_PARAM}=${member._id}&upcoming=all`}>
            {`All ${count} coming sessions`}
          </Link>
        </p>
      )}
    </section>
  );
};
