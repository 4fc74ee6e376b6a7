import type { NoteContext, NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { shownOutcomeStatus } from '@amberway/contract/programme/outcome-status';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { OUTCOME_TONES } from '../../outcomes/public.ts';
import styles from './note.module.css';
import { Button } from '../../../ui/kit/Button.tsx';

type Props = {
  context: NoteContext;
  /** The outcome of this session, where it differs from the primary one. */
  current?: NoteDetails['currentOutcomeObject'];
  onChangeOutcome?: (() => void) | undefined;
};

/** The child's primary outcome and skills, beside the note. */
export const NotePanels = ({ context: { primaryOutcome, skills }, current, onChangeOutcome }: Props) => {
  const status = primaryOutcome && shownOutcomeStatus(primaryOutcome.status);
  return (
    <div className={styles['panels']}>
      <section className={styles['panel']} aria-label={noteTexts.primaryOutcome}>
        <h3>{noteTexts.primaryOutcome}</h3>
        {primaryOutcome && status ? (
          <p className={styles['outcome']}>
            {primaryOutcome.name} <StatusTag tone={OUTCOME_TONES[status]}>{status}</StatusTag>
          </p>
        ) : (
          <p className={styles['none']}>{noteTexts.noPrimaryOutcome}</p>
        )}
        {current && current._id !== primaryOutcome?._id && (
          <p className={styles['current']}>
            <small>In this session</small>
            {current.name}
          </p>
        )}
        {onChangeOutcome && (
          <Button size="small" onClick={onChangeOutcome} data-screen-only>
            Change goal
          </Button>
        )}
      </section>
      <section className={styles['panel']} aria-label={noteTexts.skills}>
        <h3>{noteTexts.skills}</h3>
        {skills.length === 0 ? (
          <p className={styles['none']}>{noteTexts.noSkills}</p>
        ) : (
          <ul>
            {skills.map((skill) => (
              <li key={skill._id}>
                {skill.name}
                <small>{skill.outcome.name}</small>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
};
