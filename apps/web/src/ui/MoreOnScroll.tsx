import { Button } from 'antd';
import { useEffect, useRef } from 'react';

type Props = { hasMore: boolean; loading: boolean; onMore: () => void };

/** The end of a list: coming into view asks for the next part. The button serves keyboards and slow readers. */
export const MoreOnScroll = ({ hasMore, loading, onMore }: Props) => {
  const end = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });

  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore || loading) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask.current());
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [hasMore, loading]);

  if (!hasMore) return null;
  return (
    <div ref={end}>
      <Button type="text" block loading={loading} onClick={onMore}>
        Show more
      </Button>
    </div>
  );
};
