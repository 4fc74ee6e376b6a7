import { useQuery } from '@tanstack/react-query';
import { skillActions } from '@amberway/contract/skills/actions';
import { skillTexts } from '@amberway/contract/skills/texts';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { programmeQuery } from '../../../kernel/queries/programme.ts';
import { kindAndId, useRecordKind } from '../../../ui/form/record-part.ts';
import { useRecordUrl } from '../../../ui/form/use-record-url.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { useFailureNotice } from '../../../ui/use-failure-notice.ts';
import { useSkillHandlers } from '../../skills/public.ts';
import { TASK, TaskDrawer } from '../../tasks/public.ts';
import { homeLabels } from '../labels.ts';
import styles from './cards.module.css';
import { Nothing } from './Nothing.tsx';
import { Button } from '../../../ui/kit/Button.tsx';

/** The current skills with a coach's most frequent actions, without opening the programme. */
export const CurrentSkills = ({ memberId }: { memberId: string }) => {
  const programme = useQuery(programmeQuery(memberId));
  useFailureNotice(programme.error);
  const record = useRecordUrl();
  const on = useSkillHandlers(record);
  return (
    <>
      <LoadedCard title={homeLabels.workingOn} query={programme} lines={2}>
        {(outcomes) => {
          const current = outcomes.flatMap((outcome) =>
            outcome.skills.filter(
              (skill) => skillActions(on.viewer, { outcome: outcome.status, skill: skill.status }).master,
            ),
          );
          return current.length === 0 ? (
            <Nothing title={homeLabels.noSkill} why={homeLabels.noSkillWhy} />
          ) : (
            <ul className={styles['skills']}>
              {current.map((skill) => (
                <li key={skill._id}>
                  <strong>{skill.name}</strong>
                  <Button
                    icon={<Icon name="check" size={16} />}
                    aria-label={`${skillTexts.master}: ${skill.name}`}
                    onClick={() => on.master(skill)}
                  >
                    {skillTexts.master}
                  </Button>
                  <Button
                    icon={<Icon name="plus" size={16} />}
                    aria-label={`${taskTexts.add}: ${skill.name}`}
                    onClick={() => record.show('Create', kindAndId(TASK, skill._id))}
                  >
                    {taskTexts.add}
                  </Button>
                </li>
              ))}
            </ul>
          );
        }}
      </LoadedCard>
      <TaskDrawer at={useRecordKind(record, TASK)} />
    </>
  );
};
