import { useQuery } from '@tanstack/react-query';
import { shownSkillStatus, type Standing } from '@amberway/contract/programme/skill-status';
import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { SCREENS } from '@amberway/contract/shell/routes';
import { skillActions } from '@amberway/contract/skills/actions';
import type { SkillGraph } from '@amberway/contract/skills/graph/schemas';
import type { SkillDetails } from '@amberway/contract/skills/schemas';
import { skillTexts } from '@amberway/contract/skills/texts';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { isPassing } from '../../../kernel/api-error.ts';
import { skillQuery } from '../../../kernel/queries/programme.ts';
import { useMe } from '../../../kernel/queries/me.ts';
import { MEMBER_PARAM, memberQuery } from '../../../kernel/queries/selected-member.ts';
import { Link, useSearchParams } from '../../../kernel/router.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { kindAndId } from '../../../ui/form/record-part.ts';
import { useLocalRecord } from '../../../ui/form/record-place.ts';
import { useRecordUrl } from '../../../ui/form/use-record-url.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { QueryFailure } from '../../../ui/LoadFailure.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { ChildHead } from '../../../ui/people/ChildHead.tsx';
import { ScreenSkeleton } from '../../../ui/ScreenSkeleton.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { useLivePractice } from '../../practice/public.ts';
import { LazyTaskDrawer, TASK } from '../../tasks/public.ts';
import { SKILL_TONES } from '../tones.ts';
import { useSkillHandlers } from '../use-skill-handlers.ts';
import { BegunAgain } from './BegunAgain.tsx';
import { ChecksList } from './ChecksList.tsx';
import { CriterionCard } from './CriterionCard.tsx';
import { CriterionModal } from './CriterionModal.tsx';
import { FiguresCard } from './FiguresCard.tsx';
import { AXES, AXIS_PARAM, GraphCard, hasFigures, useUrlChoice } from './GraphCard.tsx';
import styles from './graph.module.css';
import { graphLabels as labels } from './labels.ts';
import { isWithoutNetwork, LastSentence, useLastSentence } from './LastSentence.tsx';
import { LinesList, useLines } from './LinesList.tsx';
import { generalisationQuery, skillGraphQuery } from './queries.ts';
import { seriesOf } from './series.ts';
import { SkillMap } from './SkillMap.tsx';
import { SKILL_PARAM } from './url.ts';

const MapCard = ({ graph }: { graph: SkillGraph }) => {
  const { data: map } = useQuery(generalisationQuery(graph.member));
  if (!map?.skills.some(({ cells }) => cells.length > 0)) return null;
  return (
    <SectionCard title={labels.map}>
      <SkillMap map={map} skill={graph.skill} seriesOf={seriesOf(graph).of} />
    </SectionCard>
  );
};

type PageProps = { skill: SkillDetails; graph: SkillGraph };

const Page = ({ skill, graph }: PageProps) => {
  const record = useRecordUrl();
  const on = useSkillHandlers(record);
  const can = skillActions(on.viewer, { outcome: skill.outcomeObject.status, skill: skill.status } as Standing);
  const mayEdit = can.open && (can.edit || on.mayEdit);
  const ruleAt = useLocalRecord();
  const lines = useLines(graph);
  const isFamilyView = seesAsFamily(useMe());
  useLivePractice(graph.member);
  const hasPoints = graph.points.length > 0;
  return (
    <>
      {graph.sentence !== labels.none && <p className={styles['sentence']}>{`${graph.sentence}.`}</p>}
      <BegunAgain graph={graph} since={skill.createdAt} />
      {!graph.drawn && <p className={styles['hint']}>{labels.notDrawn}</p>}
      {graph.drawn && (
        <div className={styles['columns']}>
          <div className={styles['side']}>
            <CriterionCard graph={graph} onChange={mayEdit ? () => ruleAt.show('Edit', graph.skill) : undefined}>
              {(can.master || (can.addTask && !isFamilyView)) && (
                <div className={styles['next']} data-screen-only>
                  {can.addTask && !graph.met && !isFamilyView && (
                    <Button
                      variant="primary"
                      icon={<Icon name="plus" size={16} />}
                      onPointerEnter={LazyTaskDrawer.preload}
                      onClick={() => record.show('Create', kindAndId(TASK, graph.skill))}
                    >
                      {taskTexts.add}
                    </Button>
                  )}
                  {can.master && (
                    <Button
                      variant={graph.met ? 'primary' : 'outline'}
                      icon={<Icon name="check" size={16} />}
                      onClick={() => on.master(skill)}
                    >
                      {skillTexts.master}
                    </Button>
                  )}
                </div>
              )}
              {can.master && (
                <p className={styles['hint']} data-screen-only>
                  {labels.youDecide(graph.criterion.checks)}
                </p>
              )}
            </CriterionCard>
            <ChecksList graph={graph} />
            {hasFigures(graph) && <FiguresCard phases={graph.phases} />}
          </div>
          {!hasPoints && (
            <div className={styles['card']}>
              <EmptyState
                title={labels.none}
                action={can.open && <Link to={on.href('View', graph.skill)}>{labels.toPlan}</Link>}
              >
                {labels.noneHint}
              </EmptyState>
            </div>
          )}
          {hasPoints && (
            <GraphCard graph={graph} onAxis={mayEdit ? lines.addPhase : undefined}>
              {mayEdit && <LinesList graph={graph} lines={lines} />}
            </GraphCard>
          )}
        </div>
      )}
      <MapCard graph={graph} />
      {mayEdit && lines.forms}
      {mayEdit && <CriterionModal at={ruleAt} graph={graph} />}
      <LazyTaskDrawer at={record} />
    </>
  );
};

/** The graph of one skill on a page of its own, with its criterion and the map of the child. */
export const GraphScreen = () => {
  const [search] = useSearchParams();
  const id = search.get(SKILL_PARAM) ?? '';
  const [by] = useUrlChoice(AXIS_PARAM, AXES);
  const skill = useQuery({ ...skillQuery(id), enabled: id !== '' });
  const member = skill.data?.member ?? '';
  const graph = useQuery({ ...skillGraphQuery(member, id, by), enabled: member !== '' });
  const { data: child } = useQuery({ ...memberQuery(member), enabled: member !== '' });
  const last = useLastSentence(id);
  const failed = [skill, graph].find(({ error, data }) => error && (!data || !isPassing(error)));
  if (id === '')
    return (
      <>
        <PageHeading title={labels.title} />
        <EmptyState
          title="A graph is about a skill"
          action={
            <Link to={SCREENS.program.path} data-touch>
              {labels.backProgram}
            </Link>
          }
        >
          Open it from a skill in the programme.
        </EmptyState>
      </>
    );
  if (last && [skill, graph].some(isWithoutNetwork))
    return (
      <div className={styles['page']}>
        <PageHeading title={last.name} />
        <LastSentence skill={id} />
        <p data-screen-only>
          <Button busy={graph.isFetching} onClick={() => void (skill.data ? graph : skill).refetch()}>
            {labels.again}
          </Button>
        </p>
      </div>
    );
  if (failed) return <QueryFailure query={failed} />;
  if (!skill.data || !graph.data || !child) return <ScreenSkeleton />;
  const status = shownSkillStatus(skill.data.status);
  return (
    <div className={styles['page']}>
      <ChildHead
        child={child}
        ofPage
        actions={
          <Link className={styles['back']} to={`${SCREENS.program.path}?${MEMBER_PARAM}=${member}`}>
            <Icon name="chevronLeft" size={20} />
            <span>{labels.backProgram}</span>
          </Link>
        }
      >
        {skill.data.outcomeObject.name}
      </ChildHead>
      <div className={styles['title']}>
        <PageHeading title={skill.data.name} />
        <StatusTag tone={SKILL_TONES[status]}>{status}</StatusTag>
      </div>
      <p className={styles['printed']}>{`${fullName(child)} · ${skill.data.outcomeObject.name}`}</p>
      <Page key={id} skill={skill.data} graph={graph.data} />
    </div>
  );
};
