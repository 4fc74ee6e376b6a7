import { Skeleton, type SkeletonProps } from 'antd';
import type { ReactNode } from 'react';
import { type FailedQuery, QueryFailure } from './LoadFailure.tsx';

type Props = Pick<SkeletonProps, 'title' | 'avatar'> & {
  query: FailedQuery & { data: unknown };
  /** Lines of the skeleton: about as tall as what comes. */
  lines?: number;
  /** In place of the skeleton. */
  children?: ReactNode;
};

/** In place of what is loading or could not be loaded; nothing once it is there. */
export const QueryPlaceholder = ({ query, lines = 3, title = false, avatar = false, children }: Props) => {
  if (query.data !== undefined) return null;
  if (query.error) return <QueryFailure query={query} />;
  return children ?? <Skeleton active={false} title={title} avatar={avatar} paragraph={{ rows: lines }} />;
};
