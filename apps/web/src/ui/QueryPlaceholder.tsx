import type { ComponentProps, ReactNode } from 'react';
import { type FailedQuery, QueryFailure } from './LoadFailure.tsx';
import { Skeleton } from './kit/Skeleton.tsx';

type Props = Pick<ComponentProps<typeof Skeleton>, 'title' | 'avatar'> & {
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
  return children ?? <Skeleton title={title} avatar={avatar} rows={lines} />;
};
