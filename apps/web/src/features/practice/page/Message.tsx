import { HOME_PATH, PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { practiseLabels } from './labels.ts';
import styles from './page.module.css';
import { type Stage, updatePlan } from './state.ts';
import { useFocus } from './use-focus.ts';
import { WaitingStrip } from './WaitingStrip.tsx';

/** Instead of the skills, when there is no plan to show. */
export const Message = ({ stage }: { stage: Exclude<Stage, 'ready'> }) => {
  const heading = useFocus<HTMLHeadingElement>();
  const title = {
    starting: practiseLabels.title,
    firstVisit: practiseLabels.firstVisit,
    signIn: practiseLabels.signInTitle,
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
        {stage === 'signIn' && <p className={styles['summary']}>{practiseLabels.signInWhy}</p>}
      </div>
      <div className={styles['thumb']}>
        <WaitingStrip />
        {stage === 'signIn' && (
          <a className={styles['primary']} href={PUBLIC_ROUTES.login}>
            {practiseLabels.signIn}
          </a>
        )}
        {needsChild && (
          <a className={styles['primary']} href={HOME_PATH}>
            {practiseLabels.openHome}
          </a>
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
