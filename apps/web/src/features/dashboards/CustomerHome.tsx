import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { greetingOf } from '@amberway/contract/dashboards/greetings';
import { useMe } from '../../kernel/queries/me.ts';
import { useSelectedMember } from '../../kernel/queries/selected-member.ts';
import { useSince } from '../../kernel/queries/since.ts';
import { ForeignChild } from '../../ui/people/ForeignChild.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { formatTime } from '../../ui/dates.ts';
import { longDay, today } from '../../ui/today.ts';
import { AvatarEditor } from '../content/public.ts';
import { ChildCards } from './child/ChildCards.tsx';
import { ChildHome } from './ChildHome.tsx';
import styles from './family.module.css';
import { homeLabels } from './labels.ts';
import { NoChildHome } from './NoChildHome.tsx';
import { homeQuery } from './queries.ts';

export { prefetchFirstView } from './first-view.ts';

/** The time of the data shown, while newer data is on its way or cannot be loaded. */
const useAge = (memberId: string | undefined): string | null => {
  const { timeZone } = useMe();
  const { data, dataUpdatedAt, isFetching, isError } = useQuery({
    ...homeQuery(memberId ?? ''),
    enabled: memberId !== undefined,
  });
  const [opened] = useState(Date.now);
  const isOld = isError || (isFetching && opened - dataUpdatedAt > MINUTE);
  return data && isOld ? formatTime(new Date(dataUpdatedAt).toISOString(), timeZone) : null;
};

/** A family's home: the child, what comes next, and the progress. */
export const CustomerHome = () => {
  const me = useMe();
  const { member, members, select, notFound } = useSelectedMember();
  const since = useSince();
  const day = today(me.timeZone);
  const age = useAge(member?._id);
  const names = { user: me.firstName, child: member?.firstName ?? '' };
  return (
    <div className={styles['home']}>
      <PageHeading
        over={age ? `${longDay(me.timeZone)} · ${homeLabels.from(age)}` : longDay(me.timeZone)}
        title={member ? greetingOf(day, me._id, names) : `Welcome, ${me.firstName}`}
      >
        {since ?? '\u00a0'}
      </PageHeading>
      {member ? (
        <>
          <div className={styles['family']}>
            <ChildCards childrenOfFamily={members} day={day} picked={member._id} onPick={select} />
            <AvatarEditor member={member._id} name={member.firstName} />
          </div>
          <ChildHome key={member._id} member={member} />
        </>
      ) : notFound ? (
        <div className={styles['card']}>
          <ForeignChild title={notFound} />
        </div>
      ) : (
        <NoChildHome />
      )}
    </div>
  );
};
