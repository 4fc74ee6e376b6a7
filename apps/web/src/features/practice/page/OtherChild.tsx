import { HOME_PATH } from '@amberway/contract/shell/public-routes';
import type { Child } from './entry.ts';
import { practiseLabels } from './labels.ts';
import styles from './page.module.css';
import { useFocus } from './use-focus.ts';
import { WaitingStrip } from './WaitingStrip.tsx';

type Props = { family: readonly Child[]; onChild: (id: string) => void };

/** The requested child is not in the plan of this device; others are, and are never taken for it. */
export const OtherChild = ({ family, onChild }: Props) => {
  const heading = useFocus<HTMLHeadingElement>();
  return (
    <>
      <div className={styles['middle']}>
        <h1 ref={heading} tabIndex={-1}>
          {practiseLabels.notReady}
        </h1>
        <p className={styles['summary']}>{practiseLabels.notReadyWhy}</p>
      </div>
      <div className={styles['thumb']}>
        <WaitingStrip />
        <a className={styles['primary']} href={HOME_PATH}>
          {practiseLabels.openHome}
        </a>
        {family.map(({ _id, name }) => (
          <button key={_id} type="button" className={styles['second']} onClick={() => onChild(_id)}>
            {practiseLabels.practiseWith(name)}
          </button>
        ))}
      </div>
    </>
  );
};
