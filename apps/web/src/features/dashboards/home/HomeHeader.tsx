import type { ReactNode } from 'react';
import { messagesPath, TO_WRITE } from '@amberway/contract/messages/paths';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { useCan, useMe } from '../../../kernel/queries/me.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ButtonLink } from '../../../ui/kit/Button.tsx';
import { longDay } from '../../../ui/today.ts';
import { homeLabels } from '../labels.ts';
import styles from './header.module.css';
import { HomeState } from './HomeState.tsx';
import type { useAge } from './use-age.ts';

/** A greeting with two long names would fill three lines of a phone. */
const LONG_TITLE = 66;

type Props = {
  title: string;
  memberId: string | undefined;
  /** Without data of its own it has no age. */
  age?: ReturnType<typeof useAge>;
  coach?: MemberSummary['primaryContactObject'] | undefined;
  /** The child switcher. */
  children?: ReactNode;
};

/** The day, the greeting, what is new or has failed, and the children. */
export const HomeHeader = ({ title, memberId, age, coach, children }: Props) => {
  const { timeZone } = useMe();
  const mayWrite = useCan('messages', 'reply');
  const day = longDay(timeZone);
  return (
    <div className={styles['top']}>
      <p className={styles['day']}>{age?.from ? `${day} · ${homeLabels.from(age.from)}` : day}</p>
      {coach && mayWrite && (
        <ButtonLink
          to={messagesPath(coach._id)}
          state={TO_WRITE}
          icon={<Icon name="post" size={18} />}
          className={styles['message']}
        >
          {homeLabels.message(coach.firstName)}
        </ButtonLink>
      )}
      <h1 tabIndex={-1} data-long={title.length > LONG_TITLE ? '' : undefined}>
        {title}
      </h1>
      <HomeState memberId={memberId} isOutdated={age?.isOutdated ?? false} />
      {children}
    </div>
  );
};
