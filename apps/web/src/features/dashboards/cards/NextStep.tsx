import { Link } from '../../../kernel/router.ts';
import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { IconName } from '../../../ui/icons/paths.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { useLayerUrl } from '../../../ui/use-layer-url.ts';
import { AskForSession } from '../../session-requests/public.ts';
import { LazyNewTaskDrawer } from '../../tasks/public.ts';
import styles from './next-step.module.css';

const Step = ({ icon, title, hint }: { icon: IconName; title: string; hint: string }) => (
  <>
    <span className={styles['icon']}>
      <Icon name={icon} />
    </span>
    <span>
      <strong>{title}</strong>
      <small>{hint}</small>
    </span>
  </>
);

/** Three steps a family can take by itself, each where it stands. */
export const NextStep = ({ member }: { member: MemberSummary }) => {
  const task = useLayerUrl('addTask');
  return (
    <SectionCard title={dashboardTexts.nextStep}>
      <ul className={styles['steps']}>
        <li>
          <AskForSession member={member} buttonOnly className={styles['step']}>
            <Step icon="calendar" title={sessionRequestTexts.ask} hint="When it suits you, and what it is about" />
          </AskForSession>
        </li>
        <li>
          <button
            type="button"
            className={styles['step']}
            onPointerEnter={LazyNewTaskDrawer.preload}
            onClick={() => task.show()}
          >
            <Step icon="check" title="Add a task" hint={`To one of ${member.firstName}’s skills`} />
          </button>
        </li>
        <li>
          <Link to={`${SCREENS.assessment.path}?${MEMBER_PARAM}=${member._id}`} className={styles['step']}>
            <Step icon="note" title="Take the assessment" hint={assessmentTexts.title} />
          </Link>
        </li>
      </ul>
      {task.open && <LazyNewTaskDrawer memberId={member._id} open onClose={task.close} onAdded={() => undefined} />}
    </SectionCard>
  );
};
