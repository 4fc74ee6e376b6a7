import { Skeleton } from 'antd';

/** Shown in place of the fields until their initial values are loaded. */
export const LetterLoading = () => (
  <div role="status" aria-label="Loading">
    <Skeleton active={false} paragraph={{ rows: 8 }} />
  </div>
);
