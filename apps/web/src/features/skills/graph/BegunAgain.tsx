import type { SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { Link } from '../../../kernel/router.ts';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import styles from './graph.module.css';
import { graphLabels as labels } from './labels.ts';
import { graphHref } from './url.ts';

type Props = {
  graph: Pick<SkillGraph, 'resumedFrom' | 'resumedBy'>;
  /** When the skill was added. */
  since: string;
};

/** From a skill that was begun again to the new one, and back. */
export const BegunAgain = ({ graph: { resumedFrom, resumedBy }, since }: Props) => (
  <>
    {resumedBy && (
      <p className={styles['hint']}>
        {labels.resumed} <Link to={graphHref(resumedBy)}>{labels.openResumed}</Link>
      </p>
    )}
    {resumedFrom && (
      <p className={styles['hint']}>
        {labels.resumedOn} <ViewerTime at={since} day />. <Link to={graphHref(resumedFrom)}>{labels.openEarlier}</Link>
      </p>
    )}
  </>
);
