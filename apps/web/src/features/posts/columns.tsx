import type { UserPost } from '@amberway/contract/posts/schemas';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import type { ListColumn } from '../../ui/list/columns.ts';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { ContentStatus } from '../content/public.ts';
import styles from './posts.module.css';
import { cut, mainResponse, personName, postLabels, stateOf } from './labels.ts';

const State = ({ post }: { post: UserPost }) => {
  const state = stateOf(post);
  if (post.isDeleted) return <StatusTag tone="plain">{state}</StatusTag>;
  return post.unanswered ? <StatusTag tone="warn">{state}</StatusTag> : <ContentStatus status={state} />;
};

export const postColumns = (zone: string | null): ListColumn<UserPost>[] => [
  {
    key: 'user',
    title: 'From',
    text: personName,
    width: 160,
    render: (post) => (
      <span className={styles['person']}>
        <Avatar person={post.user} size={32} />
        {personName(post)}
      </span>
    ),
  },
  { key: 'post', title: 'Post', text: ({ post }) => post, render: ({ post }) => cut(post) },
  {
    key: 'response',
    title: 'Response',
    text: (post) => mainResponse(post)?.body ?? '',
    render: (post) => {
      const response = mainResponse(post);
      return response ? cut(response.body) : <span className={styles['none']}>{postLabels.noResponse}</span>;
    },
  },
  { key: 'state', title: 'Status', text: stateOf, render: (post) => <State post={post} />, width: 140 },
  {
    key: 'createdAt',
    title: 'Written',
    text: ({ createdAt }) => formatDateTime(createdAt, zone),
    width: 196,
    sortable: true,
  },
];
