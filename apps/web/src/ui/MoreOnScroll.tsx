import { Button } from 'antd';
import { useEffect, useRef } from 'react';

type Props = {
  hasMore: boolean;
  loading: boolean;
  /** Why the next part did not come: it is asked for again only by hand. */
  error: Error | null;
  onMore: () => void;
};

/** The end of a list: coming into view asks for the next part. The button serves keyboards and slow readers. */
export const MoreOnScroll = ({ hasMore, loading, error, onMore }: Props) => {
  const failed = error !== null;
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
      {failed && <p role="alert">{error.message}</p>}
      <Button type="text" block loading={loading} onClick={onMore}>
        {failed ? 'Try again' : 'Show more'}
      </Button>
    </div>
  );
};
