import { memo, useId } from 'react';
import { Link } from '../../kernel/router.ts';
import { outcomeActions } from '@amberway/contract/outcomes/actions';
import { closingTexts } from '@amberway/contract/programme/closing';
import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import { shownOutcomeStatus } from '@amberway/contract/programme/outcome-status';
import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { skillTexts } from '@amberway/contract/skills/texts';
import { OPENED_HERE } from '../../ui/form/record-place.ts';
import { ExpandButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import type { OutcomeHandlers } from './handlers.ts';
import { OutcomeSkills } from './OutcomeSkills.tsx';
import styles from './outcomes.module.css';
import { masteredOf, progressText, skillsOf } from './progress.ts';
import { OUTCOME_TONES } from './tones.ts';
import { Button } from '../../ui/kit/Button.tsx';

type Props = {
  outcome: ProgrammeOutcome;
  open: boolean;
  allOpen: boolean;
  /** Stacked on a narrow page, on one line on a wide one. */
  layout: 'row' | 'card';
  onToggle: (id: string) => void;
  on: OutcomeHandlers;
};

/** One outcome; expanded it shows its progress, skills and tasks. */
export const OutcomeRow = memo(({ outcome, open, allOpen, layout, onToggle, on }: Props) => {
  const actions = outcomeActions(on.viewer, outcome);
  const status = shownOutcomeStatus(outcome.status);
  const bodyId = useId();
  const all = skillsOf(outcome).length;
  const share = all === 0 ? 0 : masteredOf(outcome).length / all;
  return (
    <li className={styles[layout]} data-layout={layout} data-open={open || undefined}>
      <div className={styles['head']}>
        <ExpandButton
          open={open}
          controls={bodyId}
          label={`Skills of ${outcome.name}`}
          onToggle={() => onToggle(outcome._id)}
        />
        <div className={styles['name']}>
          <Link to={on.href('View', outcome._id)} state={OPENED_HERE}>
            {outcome.name}
          </Link>
          <small>{[outcome.outcomeType?.name, outcome.complexity?.name].filter(Boolean).join(' · ')}</small>
        </div>
        <div className={styles['progress']}>
          <span className={styles['bar']} aria-hidden="true">
            <span style={{ width: `${share * 100}%` }} />
          </span>
          <small>{progressText(outcome)}</small>
        </div>
        <div className={styles['tags']}>
          {outcome.isPrimary && <StatusTag tone="soft">Primary</StatusTag>}
          <StatusTag tone={OUTCOME_TONES[status]}>{status}</StatusTag>
        </div>
        {(actions.addSkill || actions.edit) && (
          <div className={styles['actions']}>
            {on.mayUndo(outcome) && (
              <Button
                icon={<Icon name="undo" size={16} />}
                aria-label={`${closingTexts.undo}: ${outcome.name}`}
                onClick={() => on.undo(outcome)}
              >
                {closingTexts.undo}
              </Button>
            )}
            {actions.addSkill && (
              <Button
                icon={<Icon name="plus" size={16} />}
                onClick={() => on.skill.show('Create', outcome._id)}
                aria-label={`${skillTexts.add} to ${outcome.name}`}
              >
                {skillTexts.add}
              </Button>
            )}
            {actions.edit && (
              <Button
                icon={<Icon name="edit" size={16} />}
                onClick={() => on.show('Edit', outcome._id)}
                aria-label={`Edit ${outcome.name}`}
              >
                Edit
              </Button>
            )}
          </div>
        )}
      </div>
      <div id={bodyId} hidden={!open}>
        {open && <OutcomeSkills outcome={outcome} allOpen={allOpen} on={on} canAdd={actions.addSkill} />}
        {open && outcome.comment && (
          <p className={styles['comment']}>
            <strong>{`${outcomeTexts.comment}: `}</strong>
            {outcome.comment}
          </p>
        )}
      </div>
    </li>
  );
});
