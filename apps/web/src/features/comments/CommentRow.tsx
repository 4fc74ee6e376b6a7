import type { Comment } from '@amberway/contract/comments/schemas';
import { useMe } from '../../kernel/queries/me.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { fullName } from '../../ui/people/full-name.ts';
import styles from './comments.module.css';

export const CommentRow = ({ comment: { createdBy, createdAt, comment } }: { comment: Comment }) => {
  const { timeZone } = useMe();
  return (
    <li className={styles['row']}>
      <Avatar person={createdBy} size={32} />
      <div>
        <p className={styles['who']}>
          <strong>{fullName(createdBy)}</strong>
          <time dateTime={createdAt}>{formatDateTime(createdAt, timeZone)}</time>
        </p>
        <p className={styles['said']}>{comment}</p>
      </div>
    </li>
  );
};
