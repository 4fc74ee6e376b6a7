import { useQueryClient } from '@tanstack/react-query';
import type { Generalisation, SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { ApiError } from '../../../kernel/api-error.ts';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { PRACTICE_SLICE } from '../../practice/public.ts';
import styles from './graph.module.css';
import { graphLabels as labels } from './labels.ts';

type Known = { name: string; sentence: string; today: string };

const sentenceIn = (data: SkillGraph | Generalisation, skill: string): Known | undefined => {
  if (!('skills' in data)) return data.skill === skill ? data : undefined;
  const found = data.skills.find((one) => one.skill === skill);
  return found && { name: found.name, sentence: found.sentence, today: data.today };
};

/** What was last known of a skill, from its graph or the map of its child, here or on a device that is kept ready. */
export const useLastSentence = (skill: string): Known | undefined => {
  const client = useQueryClient();
  const known = client
    .getQueriesData<SkillGraph | Generalisation>({
      queryKey: [PRACTICE_SLICE],
      predicate: ({ queryKey }) => queryKey[2] === 'graph' || queryKey[2] === 'generalisation',
    })
    .flatMap(([, data]) => (data ? (sentenceIn(data, skill) ?? []) : []));
  return known.toSorted((a, b) => (a.today < b.today ? 1 : -1))[0];
};

type Tried = { error: Error | null; fetchStatus: string };

/** No response arrived, or the request waits for the network. */
export const isWithoutNetwork = ({ error, fetchStatus }: Tried): boolean =>
  fetchStatus === 'paused' || (error instanceof ApiError && error.noResponse);

/** Without a network: the last sentence with its day. The graph stays away, since it would look like that of today. */
export const LastSentence = ({ skill }: { skill: string }) => {
  const last = useLastSentence(skill);
  return (
    last && (
      <div className={styles['part']}>
        <p className={styles['lead']}>{last.sentence === labels.none ? labels.none : `${last.sentence}.`}</p>
        <p className={styles['hint']} role="status">
          {labels.lastKnown} <ViewerTime at={last.today} day />. {labels.needsNetwork}
        </p>
      </div>
    )
  );
};
