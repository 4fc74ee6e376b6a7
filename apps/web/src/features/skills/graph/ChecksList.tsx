import { shortDay } from '@amberway/contract/skills/graph/days';
import { resumeSkill } from '@amberway/contract/skills/graph/endpoints';
import type { SkillCheck, SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { graphTexts } from '@amberway/contract/skills/graph/texts';
import { PROGRAMME_SLICE } from '../../../kernel/queries/programme.ts';
import { useCan } from '../../../kernel/queries/me.ts';
import { useQuestion } from '../../../ui/confirm/use-ask.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { PRACTICE_SLICE } from '../../practice/public.ts';
import styles from './graph.module.css';
import { graphLabels as labels } from './labels.ts';

const stateOf = ({ result, skipped, isDue }: SkillCheck) => {
  const { checkStates: texts } = labels;
  if (result) return { text: texts[result], tone: result === 'kept' ? ('good' as const) : ('warn' as const) };
  if (skipped) return { text: texts.later, tone: 'plain' as const };
  return isDue ? { text: texts.due, tone: 'info' as const } : { text: texts.open, tone: 'plain' as const };
};

/** Whether a mastered skill is still there, check by check, and beginning it again if it has faded. */
export const ChecksList = ({ graph }: { graph: SkillGraph }) => {
  const ask = useQuestion();
  const mayResume = useCan('skills', 'create');
  const { run, busy } = useAction(resumeSkill, {
    invalidates: [PRACTICE_SLICE, PROGRAMME_SLICE, 'dashboards'],
    done: ({ data }) => graphTexts.begunAgain(data.name),
  });
  if (graph.checks.length === 0) return null;
  const faded = graph.checks.some(({ result }) => result === 'faded');
  return (
    <section className={styles['figures']} aria-label={labels.checksTitle}>
      <h3>{labels.checksTitle}</h3>
      <ul className={styles['checks']}>
        {graph.checks.map((check) => {
          const { text, tone } = stateOf(check);
          return (
            <li key={check._id}>
              <span>{shortDay(check.dueOn)}</span>
              <StatusTag tone={tone}>{text}</StatusTag>
            </li>
          );
        })}
      </ul>
      {mayResume && !graph.resumedBy && graph.status === 'Mastered' && (
        <>
          {faded && <p className={styles['hint']}>{labels.faded}</p>}
          <Button
            variant={faded ? 'primary' : 'outline'}
            icon={<Icon name="undo" size={16} />}
            busy={busy}
            onClick={() =>
              ask({
                question: labels.resumeQuestion,
                details: labels.resumeDetails,
                onYes: () => run({ params: { id: graph.skill }, body: {} }),
              })
            }
          >
            {labels.resume}
          </Button>
        </>
      )}
    </section>
  );
};
