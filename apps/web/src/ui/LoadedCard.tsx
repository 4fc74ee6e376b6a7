import type { ComponentProps, ReactNode } from 'react';
import { type FailedQuery, QueryFailure } from './LoadFailure.tsx';
import { SectionCard } from './SectionCard.tsx';
import { Skeleton } from './kit/Skeleton.tsx';

type Props<T> = Omit<ComponentProps<typeof SectionCard>, 'children'> & {
  query: FailedQuery & { data: T | undefined };
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
      <QueryFailure query={query} />
    ) : (
      <div role="status" aria-label="Loading">
        <Skeleton title={false} rows={lines} />
      </div>
    )}
  </SectionCard>
);
