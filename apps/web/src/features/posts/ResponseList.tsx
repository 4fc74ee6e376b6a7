import type { Interaction, UserPost } from '@amberway/contract/posts/schemas';
import { useFormState } from '../../ui/form/form-store.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { postLabels } from './labels.ts';
import styles from './posts.module.css';
import { Responses } from './Responses.tsx';
import { NEW_RESPONSE } from './use-post-url.ts';

type Props = { post: UserPost; current: string | null; onShow: (response: string) => void };

/**
 * The other responses of the post, below the editor. One is in the editor; the others open only while it has no unsaved
 * changes.
 */
export const ResponseList = ({ post, current, onShow }: Props) => {
  const touched = useFormState((_, form) => form.isTouched());
  const others = post.responses.filter(({ _id }) => _id !== current);
  const edit = ({ _id }: Interaction) => (
    <Button size="small" variant="text" disabled={touched} onClick={() => onShow(_id)}>
      Edit this response
    </Button>
  );
  if (others.length === 0 && current === null) return null;
  return (
    <Responses
      title={current === null ? 'Earlier responses' : 'Other responses'}
      responses={others}
      before={
        current !== null && (
          <Button size="small" disabled={touched} className={styles['another']} onClick={() => onShow(NEW_RESPONSE)}>
            {postLabels.newResponse}
          </Button>
        )
      }
      actionOf={edit}
    />
  );
};
