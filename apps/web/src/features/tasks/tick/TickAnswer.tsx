import { type MouseEvent, useEffect, useState } from 'react';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { type Answer, useAnswer } from './answers.ts';
import styles from './tick.module.css';

/** Undo goes when its time is over, but never while the pointer or the focus is on it. */
const useOffer = ({ until }: Answer) => {
  const [now, setNow] = useState(Date.now);
  const [held, setHeld] = useState(false);
  const isOver = now >= until;
  useEffect(() => {
    if (isOver || held || until === Number.POSITIVE_INFINITY) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [isOver, held, until]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    offered: !isOver || held,
    holding: { onFocus: hold, onBlur: release, onPointerEnter: hold, onPointerLeave: release },
  };
};

/** The button goes with the answer; the tick it belongs to stays. */
const focusTick = (button: HTMLElement) => button.closest('li')?.querySelector('input')?.focus();

const Shown = ({ id, answer }: { id: string; answer: Answer }) => {
  const { offered, holding } = useOffer(answer);
  const [busy, setBusy] = useState(false);
  const undo = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setBusy(true);
    focusTick(currentTarget);
    await answer.undo();
    setBusy(false);
  };
  return (
    <section className={styles['answer']}>
      <div className={styles['said']}>
        {answer.notes && <q>{answer.notes}</q>}
        <div className={styles['seen']}>
          <span>{answer.coach ? tickTexts.willSee(answer.coach) : tickTexts.saved}</span>
          {offered && (
            <Button
              variant="text"
              icon={<Icon name="undo" size={18} />}
              aria-label={tickTexts.undoOf(answer.name)}
              busy={busy}
              onClick={(event) => void undo(event)}
              {...holding}
            >
              {tickTexts.undo}
            </Button>
          )}
        </div>
      </div>
      {answer.problem ? (
        <p className={styles['problem']} role="alert">
          {answer.problem}
        </p>
      ) : (
        <p className={styles['quiet']}>{tickTexts.quiet(id)}</p>
      )}
    </section>
  );
};

type Props = {
  id: string;
  /** The tick waits for the network; its words are on this device. */
  waits?: { words: string; text: string } | null;
};

/** The answer to a tick made here: the words just written, who will see them, Undo for a while, one quiet sentence. */
export const TickAnswer = ({ id, waits }: Props) => {
  const answer = useAnswer(id);
  if (waits)
    return (
      <section className={styles['answer']}>
        <div className={styles['said']} data-waits>
          {waits.words && <q>{waits.words}</q>}
          <p className={styles['seen']}>{waits.text}</p>
        </div>
      </section>
    );
  return answer ? <Shown key={answer.until} id={id} answer={answer} /> : null;
};
