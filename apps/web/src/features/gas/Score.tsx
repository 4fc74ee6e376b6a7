import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isFamily } from '@amberway/contract/kernel/roles';
import { useMe } from '../../kernel/queries/me.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import styles from './gas.module.css';
import { gasLabels, signed } from './labels.ts';
import { scoreQuery } from './queries.ts';

const Figures = ({ member, child }: { member: string; child: string }) => {
  const query = useQuery(scoreQuery(member));
  const { data } = query;
  if (!data) return query.error ? <QueryFailure query={query} /> : null;
  const { score, parts } = data;
  if (!score) return <p className={styles['quiet']}>{gasLabels.noScore}</p>;
  const change = `${score.change < 0 ? '−' : '+'}${Math.abs(score.change).toFixed(1)}`;
  return (
    <>
      <p className={styles['score']}>
        <strong>{score.t.toFixed(1)}</strong>{' '}
        <span className={styles['quiet']}>{gasLabels.scoreStart(score.baseline.toFixed(1), change)}</span>
      </p>
      <p className={styles['quiet']}>{gasLabels.scoreOwn(child)}</p>
      <ul className={styles['questions']} data-parts>
        {parts.map(({ scale, title, weight, level }) => (
          <li key={scale}>
            <span>{title}</span>
            <span>{gasLabels.weight(weight, signed(level))}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The score of the child's own goals: a family sees it only when it wants to. */
export const Score = ({ member, child }: { member: string; child: string }) => {
  const family = isFamily(useMe());
  const [isShown, setShown] = useState(!family);
  return (
    <SectionCard title={gasLabels.score(child)}>
      {isShown ? (
        <Figures member={member} child={child} />
      ) : (
        <Button variant="text" className={styles['flush']} onClick={() => setShown(true)}>
          {gasLabels.showScore}
        </Button>
      )}
    </SectionCard>
  );
};
