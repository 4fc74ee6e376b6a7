import { useQuery } from '@tanstack/react-query';
import type { ResourceStatus } from '@amberway/contract/resources/status';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { StatusTag, type StatusTone } from '../../ui/tags/StatusTag.tsx';
import { reviewQuery } from './queries.ts';
import styles from './resources.module.css';

const TONES: Record<ResourceStatus, StatusTone> = { Active: 'good', Approved: 'good', Pending: 'warn', Reject: 'bad' };

/** While the review is on, a pending one says what it waits for. The library has loaded the setting. */
export const StatusLabel = ({ status }: { status: ResourceStatus }) => {
  const { data: isReviewed = false } = useQuery({ ...reviewQuery, enabled: false });
  const waits = isReviewed && status === 'Pending';
  return (
    <StatusTag tone={TONES[status]}>
      {status}
      {waits && <span className={styles['waits']}>{`, ${resourceTexts.waitsForReview}`}</span>}
    </StatusTag>
  );
};
