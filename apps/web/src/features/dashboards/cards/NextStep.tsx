import { Link } from '../../../kernel/router.ts';
import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { IconName } from '../../../ui/icons/paths.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import styles from './next-step.module.css';

type Step = { screen: 'memberOverview' | 'program' | 'assessment'; icon: IconName; title: string; hint: string };

const stepsFor = (child: string): readonly Step[] => [
  { screen: 'memberOverview', icon: 'calendar', title: 'Ask for a session', hint: 'What is planned, and your team' },
  { screen: 'program', icon: 'check', title: 'Add a task', hint: `To one of ${child}’s skills` },
  {
    screen: 'assessment',
    icon: 'note',
    title: 'Take the assessment',
    hint: assessmentTexts.title,
  },
];

/** Three steps a family can take by itself. */
export const NextStep = ({ member }: { member: MemberSummary }) => (
  <SectionCard title={dashboardTexts.nextStep}>
    <ul className={styles['steps']}>
      {stepsFor(member.firstName).map(({ screen, icon, title, hint }) => (
        <li key={screen}>
          <Link to={`${SCREENS[screen].path}?${MEMBER_PARAM}=${member._id}`} className={styles['step']}>
            <span className={styles['icon']}>
              <Icon name={icon} />
            </span>
            <span>
              <strong>{title}</strong>
              <small>{hint}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </SectionCard>
);
