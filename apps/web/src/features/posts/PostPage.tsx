import type { UseQueryResult } from '@tanstack/react-query';
import type { UserPost } from '@amberway/contract/posts/schemas';
import { postTexts } from '@amberway/contract/posts/texts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { ReadFrame } from '../../ui/reading/ReadFrame.tsx';
import { DRAWER_PX } from '../../ui/sizes.ts';
import { personName, postLabels } from './labels.ts';
import { PostText } from './PostText.tsx';
import { Responses } from './Responses.tsx';

type Props = {
  query: UseQueryResult<UserPost>;
  onClose: () => void;
  /** Absent where the viewer may not restore. */
  onRestore: ((post: UserPost) => void) | undefined;
};

/** A post with its responses to read: one that is deleted, or for viewers who do not answer. */
export const PostPage = ({ query, onClose, onRestore }: Props) => {
  const { data } = query;
  const restore = data?.isDeleted && onRestore && (
    <Button variant="primary" icon={<Icon name="restore" size={18} />} onClick={() => onRestore(data)}>
      Restore post
    </Button>
  );
  return (
    <ReadFrame
      query={query}
      kind={postLabels.kind}
      titleOf={(post) => postLabels.titleOf(personName(post))}
      width={DRAWER_PX}
      onClose={onClose}
      actions={() => restore}
    >
      {(post) => (
        <>
          <PostText post={post} />
          {post.isDeleted && <p>{postTexts.deletedTakesNone}</p>}
          {post.responses.length > 0 && <Responses title="Responses" responses={post.responses} />}
        </>
      )}
    </ReadFrame>
  );
};
