import type { SessionRequest } from '@amberway/contract/session-requests/schemas';
import styles from './asked.module.css';
import { RequestWords } from './RequestWords.tsx';

/** The request above the fields of its answer, so that the coach need not remember it. */
export const AskedAbove = ({ request }: { request: SessionRequest }) => (
  <div className={styles['asked']}>
    <RequestWords request={request} />
  </div>
);
