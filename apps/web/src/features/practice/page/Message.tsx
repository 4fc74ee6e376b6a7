import { HOME_PATH, PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { practiseLabels } from './labels.ts';
import styles from './page.module.css';
import { type Stage, updatePlan, usePage } from './state.ts';
import { useFocus } from './use-focus.ts';
import { WaitingStrip } from './WaitingStrip.tsx';

/** Instead of the skills, when there is no plan to show. */
export const Message = ({ stage }: { stage: Exclude<Stage, 'ready'> }) => {
  const { needs } = usePage();
  const heading = useFocus<HTMLHeadingElement>();
  const title = {
    starting: practiseLabels.title,
    firstVisit: practiseLabels.firstVisit,
    blocked: practiseLabels.blocked,
    signIn: practiseLabels.signInTitle,
    needed: practiseLabels.needs[needs],
    noChild: practiseLabels.noChild,
    childLost: practiseLabels.childLost,
    failed: practiseLabels.failed,
  }[stage];
  const needsChild = stage === 'noChild' || stage === 'childLost';
  return (
    <>
      <div className={styles['middle']}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {stage === 'firstVisit' && <p className={styles['summary']}>{practiseLabels.firstVisitWhy}</p>}
        {needsChild && <p className={styles['summary']}>{practiseLabels.noChildWhy}</p>}
        {stage === 'blocked' && <p className={styles['summary']}>{practiseLabels.blockedWhy}</p>}
        {stage === 'needed' && <p className={styles['summary']}>{practiseLabels.needsWhy}</p>}
        {stage === 'signIn' && <p className={styles['summary']}>{practiseLabels.signInWhy}</p>}
      </div>
      <div className={styles['thumb']}>
        <WaitingStrip />
        {stage === 'signIn' && (
          <a className={styles['primary']} href={PUBLIC_ROUTES.login}>
            {practiseLabels.signIn}
          </a>
        )}
        {(needsChild || stage === 'needed') && (
          <a className={styles['primary']} href={HOME_PATH}>
            {needsChild ? practiseLabels.openHome : practiseLabels.openAmberway}
          </a>
        )}
        {stage === 'blocked' && (
          <button type="button" className={styles['primary']} onClick={() => location.reload()}>
            {practiseLabels.retry}
          </button>
        )}
        {stage === 'failed' && (
          <button type="button" className={styles['primary']} onClick={() => void updatePlan()}>
            {practiseLabels.retry}
          </button>
        )}
      </div>
    </>
  );
};
