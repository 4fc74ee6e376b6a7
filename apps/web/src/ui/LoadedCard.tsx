import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { SectionCard } from './SectionCard.tsx';

type Query<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>;

type Props<T> = {
  title: string;
  actions?: ReactNode;
  id?: string;
  query: Query<T>;
  /** Lines of the skeleton: about as tall as the content. */
  lines?: number;
  children: (data: T) => ReactNode;
};

/** A part of a page with its own request: a failure or delay here does not affect the other parts. */
export const LoadedCard = <T,>({ query, lines = 3, children, ...card }: Props<T>) => (
  <SectionCard {...card}>
    {query.data !== undefined ? (
      children(query.data)
    ) : query.error ? (
      <LoadFailure error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
    ) : (
      <div role="status" aria-label="Loading">
        <Skeleton active={false} title={false} paragraph={{ rows: lines }} />
      </div>
    )}
  </SectionCard>
);
