import type { UserPost } from '@amberway/contract/posts/schemas';
import { useMe } from '../../kernel/queries/me.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { personName, postLabels } from './labels.ts';
import styles from './posts.module.css';

/** The full post. */
export const PostText = ({ post }: { post: UserPost }) => {
  const { timeZone } = useMe();
  return (
    <article className={styles['post']} data-deleted={post.isDeleted || undefined} aria-label="Post">
      <header>
        <Avatar person={post.user} size={32} />
        <strong>{personName(post)}</strong>
        <small>{formatDateTime(post.createdAt, timeZone)}</small>
        {post.isDeleted && <StatusTag tone="plain">{postLabels.deleted}</StatusTag>}
      </header>
      <p>{post.post}</p>
    </article>
  );
};
