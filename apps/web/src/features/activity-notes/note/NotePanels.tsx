import { Button } from 'antd';
import type { SessionContext, SessionDetails } from '@amberway/contract/activity-notes/schemas';
import { sessionTexts } from '@amberway/contract/activity-notes/texts';
import { shownOutcomeStatus } from '@amberway/contract/programme/outcome-status';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { OUTCOME_TONES } from '../../outcomes/public.ts';
import styles from './note.module.css';

type Props = {
  context: SessionContext;
  /** What this session was about, where it differs from the primary one. */
  current?: SessionDetails['currentOutcomeObject'];
  onChangeOutcome?: (() => void) | undefined;
};

/** Where the child stands, beside the note. */
export const NotePanels = ({ context: { primaryOutcome, skills }, current, onChangeOutcome }: Props) => {
  const status = primaryOutcome && shownOutcomeStatus(primaryOutcome.status);
  return (
    <div className={styles['panels']}>
      <section className={styles['panel']} aria-label={sessionTexts.primaryOutcome}>
        <h3>{sessionTexts.primaryOutcome}</h3>
        {primaryOutcome && status ? (
          <p className={styles['outcome']}>
            {primaryOutcome.name} <StatusTag tone={OUTCOME_TONES[status]}>{status}</StatusTag>
          </p>
        ) : (
          <p className={styles['none']}>{sessionTexts.noPrimaryOutcome}</p>
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
      <section className={styles['panel']} aria-label={sessionTexts.skills}>
        <h3>{sessionTexts.skills}</h3>
        {skills.length === 0 ? (
          <p className={styles['none']}>{sessionTexts.noSkills}</p>
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
