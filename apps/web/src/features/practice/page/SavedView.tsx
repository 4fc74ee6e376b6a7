import { useEffect, useState } from 'react';
import { outboxState, takeBack, useOutbox } from '../../../kernel/outbox/outbox.ts';
import { LineIcon } from '../../../ui/icons/LineIcon.tsx';
import { saidTime } from '../../../ui/said-dates.ts';
import { type Result, type Skill, summaryOf, UNDO_MS } from './entry.ts';
import { practiseLabels } from './labels.ts';
import styles from './page.module.css';
import { PATHS } from './paths.ts';
import { useFocus } from './use-focus.ts';
import { WaitingStrip } from './WaitingStrip.tsx';
import { zoneHere } from './zone.ts';

export type Saved = { id: string; skill: Skill; result: Result; place: string; person: string; at: number };

/** Undo is offered for ten seconds; the entry is not sent before. */
const useUndoable = (at: number): boolean => {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), Math.max(0, at + UNDO_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return open;
};

type Props = { saved: Saved; onAgain: () => void; onEnough: () => void };

export const SavedView = ({ saved, onAgain, onEnough }: Props) => {
  const heading = useFocus<HTMLHeadingElement>();
  const { waiting, answered } = useOutbox();
  const undoable = useUndoable(saved.at);
  const isHere = waiting.some(({ id }) => id === saved.id);
  // Only the server's answer says so: an entry can be gone for other reasons.
  const state = answered.includes(saved.id) ? practiseLabels.sent : practiseLabels.saved;
  const undo = async () => {
    const isBack = await takeBack(saved.id).catch(() => false);
    if (isBack || !outboxState().waiting.some(({ id }) => id === saved.id)) onAgain();
  };
  return (
    <>
      <div className={styles['middle']}>
        <svg className={styles['tick']} width={112} height={112} viewBox="0 0 112 112" aria-hidden="true">
          <path d="M8 60C8 30 32 12 60 13s46 20 44 48-24 41-52 40S8 88 8 60z" />
          <path d="M36 58l14 14 28-32" />
        </svg>
        <h1 ref={heading} tabIndex={-1}>
          {state}
        </h1>
        <p role="status" className="visually-hidden">
          {state}
        </p>
        <p className={styles['summary']}>{summaryOf(saved.skill, saved.result)}</p>
        <p className={styles['where']}>
          {saved.place}, with {saved.person}. {saidTime(new Date(saved.at).toISOString(), zoneHere())}
        </p>
        {undoable && isHere && (
          <>
            <button type="button" className={styles['undo']} onClick={() => void undo()}>
              <LineIcon path={PATHS.undo} data-mirrors />
              {practiseLabels.undo}
            </button>
            <small>{practiseLabels.undoFor}</small>
          </>
        )}
      </div>
      <div className={styles['thumb']}>
        <WaitingStrip />
        <button type="button" className={styles['primary']} onClick={onAgain}>
          {practiseLabels.again}
        </button>
        <button type="button" className={styles['second']} onClick={onEnough}>
          {practiseLabels.enough}
        </button>
      </div>
    </>
  );
};
