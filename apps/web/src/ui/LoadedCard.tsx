import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { type FailedQuery, QueryFailure } from './LoadFailure.tsx';
import { SectionCard } from './SectionCard.tsx';

type Props<T> = {
  title: string;
  actions?: ReactNode;
  id?: string;
  query: FailedQuery & { data: T | undefined };
  /** Lines of the skeleton: about as tall as what comes. */
  lines?: number;
  children: (data: T) => ReactNode;
};

/** A part of a page with a request of its own: what fails or is slow here leaves the other parts alone. */
export const LoadedCard = <T,>({ query, lines = 3, children, ...card }: Props<T>) => (
  <SectionCard {...card}>
    {query.data !== undefined ? (
      children(query.data)
    ) : query.error ? (
      <QueryFailure query={query} />
    ) : (
      <div role="status" aria-label="Loading">
        <Skeleton active={false} title={false} paragraph={{ rows: lines }} />
      </div>
    )}
  </SectionCard>
);
