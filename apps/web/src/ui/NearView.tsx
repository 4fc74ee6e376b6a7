import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Skeleton } from './kit/Skeleton.tsx';
import { SectionCard } from './SectionCard.tsx';

type Props = {
  title: string;
  /** Lines of the skeleton: about as tall as the content. */
  lines: number;
  children: ReactNode;
};

/** About half a screen of a phone: loaded by the time somebody has scrolled there. */
const MARGIN = '400px';

/** A card far down a page, loaded when it comes near the view or is printed. Until then its title is there. */
export const NearView = ({ title, lines, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const show = () => setNear(true);
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), { rootMargin: MARGIN });
    watcher.observe(element);
    window.addEventListener('beforeprint', show);
    return () => {
      watcher.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, [near]);
  if (near) return children;
  return (
    <div ref={place}>
      <SectionCard title={title}>
        <Skeleton title={false} rows={lines} later />
      </SectionCard>
    </div>
  );
};
