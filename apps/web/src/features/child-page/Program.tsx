import { useQuery } from '@tanstack/react-query';
import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import { outcomeIsOpen } from '@amberway/contract/programme/outcome-status';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { SCREENS } from '@amberway/contract/shell/routes';
import { skillActions } from '@amberway/contract/skills/actions';
import type { ProgrammeSkill } from '@amberway/contract/skills/schemas';
import { shortDay } from '@amberway/contract/skills/graph/days';
import type { Generalisation } from '@amberway/contract/skills/graph/schemas';
import { skillTexts } from '@amberway/contract/skills/texts';
import { tasksDone } from '@amberway/contract/tasks/open-tasks';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { programmeQuery } from '../../kernel/queries/programme.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Link } from '../../kernel/router.ts';
import { Sparkline } from '../../ui/charts/Sparkline.tsx';
import { kindAndId } from '../../ui/form/record-part.ts';
import { OPENED_HERE } from '../../ui/form/record-place.ts';
import type { RecordUrl } from '../../ui/form/use-record-url.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { laddersPath } from '../gas/public.ts';
import { generalisationQuery, graphHref, graphLabels, type SkillHandlers, useSkillHandlers } from '../skills/public.ts';
import { LazyTaskDrawer, TASK } from '../tasks/public.ts';
import styles from './program.module.css';

export const PROGRAM = 'Program';
/** Blocks in the small line. */
const SPARK = 12;
const PERCENT = 100;

const isActive = ({ status }: ProgrammeSkill) => shownSkillStatus(status) === 'Active';
const isEnded = ({ status }: ProgrammeSkill) => ['Mastered', 'Cancelled'].includes(shownSkillStatus(status));

/** What is practised now comes first. */
const workedOn = (skills: readonly ProgrammeSkill[]) =>
  skills.filter((skill) => !isEnded(skill)).toSorted((a, b) => Number(isActive(b)) - Number(isActive(a)));

/** Open outcomes with a skill to work on, the primary one first. */
const shownOutcomes = (all: readonly ProgrammeOutcome[]) =>
  all
    .filter(({ status, skills }) => outcomeIsOpen(status) && workedOn(skills).length > 0)
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));

/** 'Asking for help · 1 of 4 skills mastered' */
const summaryOf = ({ name, skills }: ProgrammeOutcome): string => {
  const mastered = skills.filter(({ isCompleted }) => isCompleted).length;
  return `${name} · ${mastered} of ${skills.length} skills mastered`;
};

type Going = Generalisation['skills'][number] | undefined;
type RowProps = {
  skill: ProgrammeSkill;
  outcome: ProgrammeOutcome;
  on: SkillHandlers;
  record: RecordUrl;
  going: Going;
};

/** How it goes in a sentence, and what the criterion still needs. */
const Evidence = ({ going }: { going: NonNullable<Going> }) => (
  <p className={styles['facts']}>
    <Link to={graphHref(going.skill)}>{`${going.sentence}.`}</Link>
    {!going.met && ` ${graphLabels.missing(going.missing)}`}
  </p>
);

/** The blocks of the current phase, with the percent of the criterion as a line. */
const SmallGraph = ({ going }: { going: Going }) =>
  going && going.line.length > 0 ? (
    <Sparkline
      name={graphLabels.smallGraph(going.criterion)}
      values={going.line.slice(-SPARK)}
      end={PERCENT}
      target={going.criterion}
    />
  ) : (
    <span className={styles['noGraph']}>{going?.cells.length ? graphLabels.noBlock : graphLabels.noGraph}</span>
  );

const SkillRow = ({ skill, outcome, on, record, going }: RowProps) => {
  const actions = skillActions(on.viewer, { outcome: outcome.status, skill: skill.status });
  const status = shownSkillStatus(skill.status);
  return (
    <li className={styles['skill']}>
      <div className={styles['what']}>
        <p className={styles['name']}>
          <Link to={on.href('View', skill._id)} state={OPENED_HERE}>
            {skill.name}
          </Link>
          {status !== 'Active' && <StatusTag tone="plain">{status}</StatusTag>}
          {going?.met && <StatusTag tone="good">{graphLabels.met(shortDay(going.met))}</StatusTag>}
        </p>
        {going && going.cells.length > 0 && <Evidence going={going} />}
        <p className={styles['facts']}>{skill.tasks.length === 0 ? skillTexts.noTasks : tasksDone(skill.tasks)}</p>
      </div>
      <div className={styles['graph']}>
        <SmallGraph going={going} />
      </div>
      <div className={styles['actions']}>
        {actions.master && (
          <Button
            size="small"
            variant={going?.met ? 'primary' : 'outline'}
            icon={<Icon name="check" size={16} />}
            aria-label={`${skillTexts.master}: ${skill.name}`}
            onClick={() => on.master(skill)}
          >
            {skillTexts.master}
          </Button>
        )}
        {actions.addTask && (
          <Button
            size="small"
            icon={<Icon name="plus" size={16} />}
            aria-label={`${taskTexts.add}: ${skill.name}`}
            onPointerEnter={LazyTaskDrawer.preload}
            onClick={() => record.show('Create', kindAndId(TASK, skill._id))}
          >
            {taskTexts.add}
          </Button>
        )}
      </div>
    </li>
  );
};

/** The skills that are worked on or planned, by outcome, with the two actions of a session. */
export const Program = ({ memberId, record }: { memberId: string; record: RecordUrl }) => {
  const query = useQuery(programmeQuery(memberId));
  const on = useSkillHandlers(record);
  const { data: map } = useQuery(generalisationQuery(memberId));
  const outcomes = shownOutcomes(query.data ?? []);
  return (
    <SectionCard
      title={PROGRAM}
      actions={
        <>
          <Link to={laddersPath(memberId)}>{SCREENS.ladders.title}</Link>
          <Link to={`${SCREENS.program.path}?${MEMBER_PARAM}=${memberId}`}>Open program</Link>
        </>
      }
    >
      <QueryPlaceholder query={query} lines={6} />
      {query.data && outcomes.length === 0 && (
        <p className={styles['none']}>No skill is being worked on. Open the programme to add one.</p>
      )}
      {outcomes.map((outcome) => (
        <div key={outcome._id} className={styles['outcome']}>
          <h3>{summaryOf(outcome)}</h3>
          <ul aria-label={`Skills of ${outcome.name}`}>
            {workedOn(outcome.skills).map((skill) => (
              <SkillRow
                key={skill._id}
                skill={skill}
                outcome={outcome}
                on={on}
                record={record}
                going={map?.skills.find((one) => one.skill === skill._id)}
              />
            ))}
          </ul>
        </div>
      ))}
    </SectionCard>
  );
};
