import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM, useSelectedMember } from '../../kernel/queries/selected-member.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { hourOf, longDay, today } from '../../ui/today.ts';
import { AvatarEditor } from '../content/public.ts';
import { ChildCard } from './ChildCard.tsx';
import { greetingAt } from './greeting.ts';
import styles from './Home.module.css';
import { type QuickLink, QuickLinks } from './QuickLinks.tsx';

const LINKS: readonly QuickLink[] = [
  { screen: 'program', icon: 'check', hint: 'Outcomes, skills and tasks' },
  { screen: 'sessions', icon: 'note', hint: 'Notes from your coach' },
  { screen: 'sharedResources', icon: 'document', hint: 'Shared with your family' },
  { screen: 'ideasForHome', icon: 'home', hint: 'Small things to try' },
  { screen: 'clientFiles', icon: 'folder', hint: 'Files you shared' },
  { screen: 'learning', icon: 'course', hint: 'Courses, videos and articles' },
  { screen: 'forms', icon: 'blog', hint: 'About your child and you' },
];

export const CustomerHome = () => {
  const me = useMe();
  const { member, members, select } = useSelectedMember();
  const day = today(me.timeZone);
  return (
    <div className={`${styles['home']} ${styles['family']}`}>
      <PageHeading over={longDay(me.timeZone)} title={`${greetingAt(hourOf(me.timeZone))}, ${me.firstName}`} />
      {members.length === 0 ? (
        <div className={styles['card']}>
          <EmptyState title={dashboardTexts.noMembers}>
            Your programme appears here as soon as your child has been added.
          </EmptyState>
        </div>
      ) : (
        <section className={styles['section']} aria-label="Your children">
          <ul className={styles['children']}>
            {members.map((child) => (
              <li key={child._id}>
                <ChildCard
                  child={child}
                  day={day}
                  picked={child._id === member?._id}
                  onPick={() => select(child._id)}
                />
                <AvatarEditor member={child._id} name={child.firstName} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {member && (
        <QuickLinks title={`For ${member.firstName}`} links={LINKS} query={`?${MEMBER_PARAM}=${member._id}`} />
      )}
    </div>
  );
};
