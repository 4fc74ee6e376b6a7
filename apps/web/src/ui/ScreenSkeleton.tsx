import { Skeleton } from 'antd';

/** The shape of a page while its code or data loads. */
export const ScreenSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton active={false} title={{ width: 280 }} paragraph={{ rows: 6 }} />
  </div>
);
