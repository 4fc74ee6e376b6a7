import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import { skillTexts } from '@amberway/contract/skills/texts';
import { SkillPanel } from '../skills/public.ts';
import type { OutcomeHandlers } from './handlers.ts';
import styles from './outcomes.module.css';
import { SkillProgress } from './SkillProgress.tsx';

type Props = { outcome: ProgrammeOutcome; allOpen: boolean; on: OutcomeHandlers; canAdd: boolean };

/** The expanded outcome: its progress, and its skills with their tasks. */
export const OutcomeSkills = ({ outcome, allOpen, on, canAdd }: Props) => (
  <div className={styles['inside']}>
    <SkillProgress outcome={outcome} />
    {outcome.skills.length === 0 ? (
      <p className={styles['none']}>{canAdd ? skillTexts.noneForCoach : skillTexts.noneForFamily}</p>
    ) : (
      <ul className={styles['skills']} aria-label={`Skills of ${outcome.name}`}>
        {outcome.skills.map((skill) => (
          <SkillPanel
            key={skill._id}
            skill={skill}
            outcome={outcome.status}
            on={on.skill}
            onTask={on.task}
            allOpen={allOpen}
          />
        ))}
      </ul>
    )}
  </div>
);
