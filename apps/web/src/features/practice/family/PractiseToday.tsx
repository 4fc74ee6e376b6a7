import { useQuery } from '@tanstack/react-query';
import { practisePath } from '@amberway/contract/practice/paths';
import { usePreferences } from '../../../app/theme/preferences.ts';
import { useCan, useMe } from '../../../kernel/queries/me.ts';
import { ButtonAnchor } from '../../../ui/kit/Button.tsx';
import { Waiting } from '../../../ui/kit/Waiting.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { practiceLabels as labels } from '../labels.ts';
import { practiceSummaryQuery, useLivePractice } from '../queries.ts';
import { type PractisedSkill, weekText } from '../texts.ts';
import { AskReady } from './AskReady.tsx';
import styles from './family.module.css';

/** As many as fit beside the other blocks; the page has all of them. */
const SHOWN = 2;

/** What is due comes first. */
const shownOf = (skills: readonly PractisedSkill[]) =>
  skills
    .filter(({ plan, isCheck, resumedBy }) => !resumedBy && (plan?.active || isCheck))
    .toSorted((a, b) => Number(b.isDue) - Number(a.isDue))
    .slice(0, SHOWN);

type Props = {
  memberId: string;
  /** Whether it may ask to keep this device ready. */
  asks: boolean;
};

/** For a family's home: what to practise today. Nothing if the coach has planned nothing. In calm mode without figures. */
export const PractiseToday = ({ memberId, asks }: Props) => {
  const { calm } = usePreferences().look;
  const reads = useCan('practice', 'record');
  const { actor } = useMe();
  const query = useQuery({ ...practiceSummaryQuery(memberId), enabled: reads });
  useLivePractice(memberId);
  if (!reads || (query.error && !query.data)) return null;
  if (!query.data) return <Waiting />;
  const skills = shownOf(query.data.skills);
  if (skills.length === 0) return null;
  const isDone = skills.every(({ isDue }) => !isDue);
  return (
    <SectionCard title={labels.today}>
      <ul className={styles['skills']}>
        {skills.map((skill) => (
          <li key={skill.skill}>
            <strong>{skill.name}</strong>
            {skill.isCheck ? <small>{labels.stillThere}</small> : !calm && <small>{weekText(skill)}</small>}
          </li>
        ))}
      </ul>
      {!actor && (
        <>
          <div className={styles['foot']}>
            <ButtonAnchor href={practisePath(memberId)} className={styles['practise']}>
              {labels.practise}
            </ButtonAnchor>
            {isDone && <small>{labels.enough}</small>}
          </div>
          {asks && <AskReady />}
        </>
      )}
    </SectionCard>
  );
};
