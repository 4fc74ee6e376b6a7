import { Skeleton } from './kit/Skeleton.tsx';

/** The shape of a page while its code or data loads. */
export const ScreenSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton rows={6} />
  </div>
);
