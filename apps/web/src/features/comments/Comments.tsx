import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Comment } from '@amberway/contract/comments/schemas';
import { useLiveEvent } from '../../kernel/live/live.ts';
import { useCan } from '../../kernel/queries/me.ts';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import { CommentBox } from './CommentBox.tsx';
import styles from './comments.module.css';
import { commentsQuery } from './queries.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Skeleton } from '../../ui/kit/Skeleton.tsx';

const CommentRow = ({ comment: { createdBy, createdAt, comment } }: { comment: Comment }) => (
  <li className={styles['row']}>
    <Avatar person={createdBy} size={32} />
    <div>
      <p className={styles['who']}>
        <strong>{fullName(createdBy)}</strong>
        <ViewerTime at={createdAt} />
      </p>
      <p className={styles['said']}>{comment}</p>
    </div>
  </li>
);

/** The comments on a record, with a box for those who may write. New ones appear live. */
export const Comments = ({ contentId }: { contentId: string }) => {
  const titleId = useId();
  const client = useQueryClient();
  const mayWrite = useCan('comments', 'write');
  const query = commentsQuery(contentId);
  const found = useInfiniteQuery(query);
  const fresh = () => void client.invalidateQueries({ queryKey: query.queryKey });
  useLiveEvent('comment', (event) => event.contentId === contentId && fresh());
  useLiveEvent('refresh', fresh);
  const [sent, setSent] = useState(0);
  const comments = found.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section className={styles['comments']} aria-labelledby={titleId}>
      <h3 id={titleId}>Comments</h3>
      {mayWrite && (
        <CommentBox
          key={`${contentId} ${sent}`}
          contentId={contentId}
          autoFocus={sent > 0}
          onSent={() => {
            setSent(sent + 1);
            fresh();
          }}
        />
      )}
      {found.isPending && <Skeleton avatar title={false} rows={2} />}
      {found.error && comments.length === 0 && <QueryFailure query={found} />}
      {found.isSuccess && comments.length === 0 && <p className={styles['none']}>No comments yet.</p>}
      <ol className={styles['list']} aria-live="polite" aria-relevant="additions">
        {comments.map((comment) => (
          <CommentRow key={comment._id} comment={comment} />
        ))}
      </ol>
      {found.hasNextPage && (
        <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Show older comments
        </Button>
      )}
    </section>
  );
};
