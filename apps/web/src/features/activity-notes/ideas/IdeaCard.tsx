import { Link } from '../../../kernel/router.ts';
import type { Idea } from '@amberway/contract/activity-notes/schemas';
import { useCan } from '../../../kernel/queries/me.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { useTopic } from '../letter/use-topic.ts';
import { notePath } from '../paths.ts';
import styles from './ideas.module.css';
import { Usefulness } from './Usefulness.tsx';
import { useRateIdea } from './use-rate-idea.ts';

/** One idea. Families rate whether it helped; staff see the rating. */
export const IdeaCard = ({ idea }: { idea: Idea }) => {
  const title = useTopic()(idea.title);
  const mayRate = useCan('sessions', 'rate');
  const { liking, press } = useRateIdea(idea);
  return (
    <li className={styles['idea']}>
      <RichTextView html={idea.skillsForHome} />
      <p className={styles['from']} data-touch>
        {`${fullName(idea.createdBy)} · `}
        <ViewerTime at={idea.startTime} day />
        {' · '}
        <Link to={notePath(idea.noteId, 'view')}>{title}</Link>
      </p>
      {mayRate ? (
        <Usefulness label={`Did this help? ${title}`} liking={liking} onPress={press} />
      ) : (
        liking !== null && (
          <StatusTag tone={liking ? 'good' : 'plain'}>
            {liking ? 'The family liked it' : 'The family did not like it'}
          </StatusTag>
        )
      )}
    </li>
  );
};
