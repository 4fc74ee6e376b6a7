import type { Interaction, UserPost } from '@amberway/contract/posts/schemas';
import { useMe } from '../../kernel/queries/me.ts';
import { useFormContext } from '../../ui/form/form-context.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { ContentStatus } from '../content/public.ts';
import styles from './posts.module.css';
import { NEW_RESPONSE } from './use-post-url.ts';
import { personName, postLabels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useFormState } from '../../ui/form/form-store.ts';

type Props = { post: UserPost; current: string | null; onShow: (response: string) => void };
type RowProps = { response: Interaction; onShow: Props['onShow'] };

const ResponseRow = ({ response, onShow }: RowProps) => {
  const { mode } = useFormContext();
  const { timeZone } = useMe();
  const touched = useFormState((_, form) => form.isTouched());
  return (
    <article className={styles['response']} data-deleted={response.isDeleted || undefined}>
      <p>{response.body}</p>
      <footer>
        {response.isDeleted ? (
          <StatusTag tone="plain">{postLabels.deleted}</StatusTag>
        ) : (
          <ContentStatus status={response.status} />
        )}
        <span>{`${personName(response)}, ${formatDateTime(response.createdAt, timeZone)}`}</span>
        {mode !== 'View' && (
          <Button size="small" variant="text" disabled={touched} onClick={() => onShow(response._id)}>
            Edit this response
          </Button>
        )}
      </footer>
    </article>
  );
};

/**
 * The other responses of the post, below the editor; deleted ones are folded. One is in the editor; the others open
 * only while it has no unsaved changes.
 */
export const ResponseList = ({ post, current, onShow }: Props) => {
  const { mode } = useFormContext();
  const touched = useFormState((_, form) => form.isTouched());
  const others = post.responses.filter(({ _id }) => _id !== current);
  const [deleted, shown] = [others.filter(({ isDeleted }) => isDeleted), others.filter(({ isDeleted }) => !isDeleted)];
  if (others.length === 0 && current === null) return null;
  return (
    <section className={styles['responses']} aria-label="Responses">
      {current !== null && mode !== 'View' && (
        <Button size="small" disabled={touched} className={styles['another']} onClick={() => onShow(NEW_RESPONSE)}>
          {postLabels.newResponse}
        </Button>
      )}
      {shown.length > 0 && <h3>{current === null ? 'Earlier responses' : 'Other responses'}</h3>}
      {shown.map((response) => (
        <ResponseRow key={response._id} response={response} onShow={onShow} />
      ))}
      {deleted.length > 0 && (
        <details className={styles['folded']}>
          <summary>{postLabels.deletedAnswers(deleted.length)}</summary>
          {deleted.map((response) => (
            <ResponseRow key={response._id} response={response} onShow={onShow} />
          ))}
        </details>
      )}
    </section>
  );
};
