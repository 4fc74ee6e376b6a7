import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { useMe } from '../../../kernel/queries/me.ts';
import { Link } from '../../../kernel/router.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';
import { QueryFailure } from '../../../ui/LoadFailure.tsx';
import { ReadPart } from '../../../ui/reading/ReadPart.tsx';
import { CriterionCard } from './CriterionCard.tsx';
import styles from './graph.module.css';
import { graphLabels as labels } from './labels.ts';
import { isWithoutNetwork, LastSentence, useLastSentence } from './LastSentence.tsx';
import { generalisationQuery, skillGraphQuery } from './queries.ts';
import { graphHref } from './url.ts';
import { loadable } from '../../../kernel/loadable.tsx';

const Picture = loadable(async () => (await import('./Picture.tsx')).Picture);

type Props = { member: string; skill: string };

const Words = ({ member, skill }: Props) => {
  const { data } = useQuery(generalisationQuery(member));
  const words = data?.skills.find((one) => one.skill === skill)?.words;
  return words ? <p>{`${words}.`}</p> : null;
};

/** In a skill's page: the sentence first, then where it works; the graph at once for staff, for families if wanted. */
export const SkillEvidence = ({ member, skill }: Props) => {
  const isFamilyView = seesAsFamily(useMe());
  const query = useQuery(skillGraphQuery(member, skill));
  const [shown, setShown] = useState(!isFamilyView);
  const last = useLastSentence(skill);
  const graph = query.data;
  if (isWithoutNetwork(query) && last)
    return (
      <ReadPart title={labels.title}>
        <LastSentence skill={skill} />
      </ReadPart>
    );
  if (!graph)
    return query.error ? (
      <ReadPart title={labels.title}>
        <QueryFailure query={query} />
      </ReadPart>
    ) : null;
  // Nothing recorded: the part about practice says so, with its plan.
  if (graph.points.length === 0) return null;
  return (
    <ReadPart title={labels.title}>
      <div className={styles['part']}>
        <p className={styles['lead']}>{`${graph.sentence}.`}</p>
        <Words member={member} skill={skill} />
        {!isFamilyView && <CriterionCard graph={graph} />}
        {shown && (
          <Suspense fallback={<Skeleton title={false} rows={6} />}>
            <Picture graph={graph} />
          </Suspense>
        )}
        <p className={styles['next']} data-screen-only>
          {isFamilyView && (
            <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? labels.hide : labels.show}
            </Button>
          )}
          <Link to={graphHref(skill)}>{labels.open}</Link>
        </p>
      </div>
    </ReadPart>
  );
};
