import { LIBRARY_PATH } from '@amberway/contract/shell/library-path';
import type { Child } from './entry.ts';
import { practiseLabels } from './labels.ts';
import styles from './page.module.css';
import { useFocus } from './use-focus.ts';

/** `people` are the family and its team, so that one person alone has no coach who could plan anything. */
const hasCoach = (child: Child | undefined): boolean => child !== undefined && child.people.length > 1;

/** Instead of the skills, when there is none. */
export const NothingPlanned = ({ child }: { child?: Child }) => {
  const heading = useFocus<HTMLHeadingElement>();
  const waits = hasCoach(child);
  return (
    <>
      <div className={styles['middle']}>
        <h1 ref={heading} tabIndex={-1}>
          {waits ? practiseLabels.empty : practiseLabels.noCoach}
        </h1>
        {!waits && <p className={styles['summary']}>{practiseLabels.noCoachWhy}</p>}
      </div>
      {!waits && (
        <div className={styles['thumb']}>
          <a className={styles['primary']} href={LIBRARY_PATH}>
            {practiseLabels.library}
          </a>
        </div>
      )}
    </>
  );
};
