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
  current?: SessionDetails['currentGoalObject'];
  onChangeGoal?: (() => void) | undefined;
};

/** Where the child stands, beside the note. */
export const NotePanels = ({ context: { primaryGoal, skills }, current, onChangeGoal }: Props) => {
  const status = primaryGoal && shownOutcomeStatus(primaryGoal.status);
  return (
    <div className={styles['panels']}>
      <section className={styles['panel']} aria-label={sessionTexts.primaryGoal}>
        <h3>{sessionTexts.primaryGoal}</h3>
        {primaryGoal && status ? (
          <p className={styles['goal']}>
            {primaryGoal.name} <StatusTag tone={OUTCOME_TONES[status]}>{status}</StatusTag>
          </p>
        ) : (
          <p className={styles['none']}>{sessionTexts.noPrimaryGoal}</p>
        )}
        {current && current._id !== primaryGoal?._id && (
          <p className={styles['current']}>
            <small>In this session</small>
            {current.name}
          </p>
        )}
        {onChangeGoal && (
          <Button size="small" onClick={onChangeGoal} data-screen-only>
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
                <small>{skill.goal.name}</small>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
};
