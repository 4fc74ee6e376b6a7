import { useQuery } from '@tanstack/react-query';
import { Link } from '../../kernel/router.ts';
import { isStaff } from '@amberway/contract/kernel/roles';
import { shownOutcomeStatus } from '@amberway/contract/programme/outcome-status';
import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { skillTexts } from '@amberway/contract/skills/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM, memberQuery } from '../../kernel/queries/selected-member.ts';
import { Facts } from '../../ui/Facts.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChildHead } from '../../ui/people/ChildHead.tsx';
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { TagList } from '../../ui/tags/TagList.tsx';
import { OUTCOME_TONES, outcomeQuery, SkillProgress } from '../outcomes/public.ts';
import styles from './event-callback.module.css';
import { NotShown } from './NotShown.tsx';

/** One outcome, read-only, opened by a link from a mail or a message. */
export const OutcomeDetail = ({ id }: { id: string }) => {
  const staff = isStaff(useMe());
  const outcome = useQuery(outcomeQuery(id));
  const member = outcome.data?.member ?? '';
  const { data: child } = useQuery({ ...memberQuery(member), enabled: staff && member !== '' });
  if (outcome.isPending) return <ScreenSkeleton />;
  if (!outcome.data) return <NotShown query={outcome} instead="program" />;
  const { data } = outcome;
  const status = shownOutcomeStatus(data.status);
  return (
    <>
      {child && <ChildHead child={child} ofPage />}
      <div className={styles['page']}>
        <PageHeading
          title={data.name}
          over="Outcome"
          actions={
            <Link to={`${SCREENS.program.path}?${MEMBER_PARAM}=${data.member}&open=${data._id}`}>
              Open the programme
            </Link>
          }
        />
        <SectionCard title="Details">
          <Facts
            facts={[
              { label: outcomeTexts.status, value: <StatusTag tone={OUTCOME_TONES[status]}>{status}</StatusTag> },
              { label: outcomeTexts.type, value: data.outcomeType?.name },
              { label: outcomeTexts.complexity, value: data.complexity?.name },
              { label: outcomeTexts.progress, value: data.performanceEvaluation },
              { label: outcomeTexts.challenges, value: data.challenges },
              { label: outcomeTexts.comment, value: data.comment },
              {
                label: outcomeTexts.neededSkills,
                value: <TagList tags={data.neededSkills} label={outcomeTexts.neededSkills} />,
              },
              {
                label: outcomeTexts.baseline,
                value: data.membersBaseLineSkills && <RichTextView html={data.membersBaseLineSkills} />,
              },
            ]}
          />
        </SectionCard>
        <SectionCard title="Skills">
          <SkillProgress outcome={data} />
          {data.skills.length === 0 ? (
            <p>{skillTexts.noneForFamily}</p>
          ) : (
            <ul className={styles['skills']}>
              {data.skills.map((skill) => (
                <li key={skill._id}>
                  <span>{skill.name}</span>
                  <small>{shownSkillStatus(skill.status)}</small>
                </li>
              ))}
            </ul>
          )}
        </SectionCard>
      </div>
    </>
  );
};
