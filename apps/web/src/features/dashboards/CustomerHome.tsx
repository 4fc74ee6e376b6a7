import { Suspense } from 'react';
import { greetingOf } from '@amberway/contract/dashboards/greetings';
import { isWithoutCoach } from '@amberway/contract/users/without-coach';
import { useMe } from '../../kernel/queries/me.ts';
import { useSelectedMember } from '../../kernel/queries/selected-member.ts';
import { PageFailures } from '../../ui/page-failures.tsx';
import { ForeignChild } from '../../ui/people/ForeignChild.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { useDay } from '../../ui/use-day.ts';
import { ChildCards } from './child/ChildCards.tsx';
import styles from './family.module.css';
import { FamilyHome } from './home/FamilyHome.tsx';
import { HomeHeader } from './home/HomeHeader.tsx';
import { useAge } from './home/use-age.ts';
import { loadable } from '../../kernel/loadable.tsx';

export { prefetchFirstView } from './first-view.ts';

// Lazy: each is for a few.
const NoChildHome = loadable(async () => (await import('./NoChildHome.tsx')).NoChildHome);
const SubscriberHome = loadable(async () => (await import('./subscriber/SubscriberHome.tsx')).SubscriberHome);

/** A family's home: the greeting, the children, and what matters today. */
const Home = () => {
  const me = useMe();
  const { member, members, select, notFound } = useSelectedMember();
  const subscriber = isWithoutCoach(me);
  const day = useDay(me.timeZone);
  const age = useAge(subscriber ? undefined : member?._id);
  return (
    <div className={styles['home']}>
      <HomeHeader
        title={
          member ? greetingOf(day, me._id, { user: me.firstName, child: member.firstName }) : `Welcome, ${me.firstName}`
        }
        memberId={member?._id}
        age={age}
        coach={member?.primaryContactObject}
      >
        {member && <ChildCards childrenOfFamily={members} picked={member._id} onPick={select} />}
      </HomeHeader>
      {notFound ? (
        <div className={styles['card']}>
          <ForeignChild title={notFound} />
        </div>
      ) : subscriber ? (
        <Suspense fallback={<ScreenSkeleton />}>
          <SubscriberHome key={member?._id} member={member} />
        </Suspense>
      ) : member ? (
        <FamilyHome key={member._id} member={member} />
      ) : (
        <Suspense fallback={<ScreenSkeleton />}>
          <NoChildHome />
        </Suspense>
      )}
    </div>
  );
};

export const CustomerHome = () => (
  <PageFailures>
    <Home />
  </PageFailures>
);
