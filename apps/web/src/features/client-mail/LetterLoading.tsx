import { Skeleton } from 'antd';

/** In place of the fields, until it is known what stands in them. */
export const LetterLoading = () => (
  <div role="status" aria-label="Loading">
    <Skeleton active={false} paragraph={{ rows: 8 }} />
  </div>
);
