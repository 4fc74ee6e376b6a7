import { useEffect, useRef } from 'react';
import { Button } from './kit/Button.tsx';

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: () => Promise<unknown>;
};

/** The end of a list: coming into view loads the next page. The button is for keyboards and slow readers. */
export const MoreOnScroll = ({ pages }: { pages: Pages }) => {
  const { hasNextPage: hasMore, isFetchingNextPage: loading, error } = pages;
  // A page that failed to load is loaded again only by the button.
  const failed = pages.isFetchNextPageError;
  const onMore = () => void pages.fetchNextPage();
  const end = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });

  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore || loading || failed) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask.current());
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [hasMore, loading, failed]);

  if (!hasMore) return null;
  return (
    <div ref={end}>
      {failed && <p role="alert">{error?.message}</p>}
      <Button variant="text" wide busy={loading} onClick={onMore}>
        {failed ? 'Try again' : 'Show more'}
      </Button>
    </div>
  );
};
