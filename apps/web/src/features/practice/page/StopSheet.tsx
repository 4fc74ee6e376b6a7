import { STOP_REASONS, type StopReason } from '@amberway/contract/practice/limits';
import { useEffect, useRef } from 'react';
import { LineIcon } from '../../../ui/icons/LineIcon.tsx';
import { practiseLabels } from './labels.ts';
import styles from './page.module.css';
import { PATHS } from './paths.ts';

const ICONS: Record<StopReason, keyof typeof PATHS> = {
  childSaidNo: 'hand',
  tired: 'moon',
  noTime: 'clock',
  other: 'dots',
};

type Props = { child: string; onReason: (reason: StopReason) => void; onClose: () => void };

/** Stopping is a result of its own, and counts against nobody. */
export const StopSheet = ({ child, onReason, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles['sheet']} aria-labelledby="stop-title" onClose={onClose}>
      <span className={styles['grab']} aria-hidden="true" />
      <h1 id="stop-title">{practiseLabels.allRight}</h1>
      <p>{practiseLabels.never(child)}</p>
      {STOP_REASONS.map((reason) => (
        <button key={reason} type="button" className={styles['reason']} onClick={() => onReason(reason)}>
          <LineIcon path={PATHS[ICONS[reason]]} size={24} />
          <span>
            {practiseLabels.reasons[reason]}
            {reason === 'childSaidNo' && <small>{practiseLabels.listened}</small>}
          </span>
        </button>
      ))}
      <button type="button" className={styles['quiet']} onClick={onClose}>
        {practiseLabels.keepOn}
      </button>
    </dialog>
  );
};
