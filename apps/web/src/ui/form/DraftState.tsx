import type { ReactNode } from 'react';
import type { DraftHandle } from '../../kernel/drafts/use-draft.ts';
import { formatTime } from '@amberway/contract/kernel/clock-text';
import { Alert } from '../kit/Alert.tsx';
import { Button } from '../kit/Button.tsx';
import styles from './DraftState.module.css';

type Props<T> = {
  draft: Pick<DraftHandle<T>, 'status' | 'savedAt' | 'other' | 'reason' | 'keepMine' | 'takeOther'>;
  /** A preview of the other text, to choose by. */
  preview?: ReactNode;
  /** The viewer's time zone. */
  zone: string | null;
};

/** Where the current text is stored. Subtle while all is well; problems are also announced. */
export const DraftState = <T,>({ draft, preview, zone }: Props<T>) => {
  const { status, savedAt, other, reason } = draft;
  if (status === 'conflict' && other) {
    return (
      <Alert tone="danger" role="alert" title="This was also changed somewhere else">
        <p>{`Another tab or device saved a different text at ${formatTime(other.updatedAt, zone)}. Both are kept until you choose.`}</p>
        {preview && <div className={styles['other']}>{preview}</div>}
        <div className={styles['choice']}>
          <Button variant="primary" onClick={draft.keepMine}>
            Keep what is here
          </Button>
          <Button onClick={draft.takeOther}>Use the other text</Button>
        </div>
      </Alert>
    );
  }
  if (status === 'refused') return <Alert tone="danger" role="alert" title={reason ?? 'This could not be saved.'} />;
  const trouble = status === 'offline';
  return (
    <p className={styles['line']} role={trouble ? 'status' : undefined} data-status={status}>
      {trouble && 'Kept in this browser. We will save it as soon as there is a connection.'}
      {(status === 'local' || status === 'saving') && 'Saving …'}
      {status === 'saved' && savedAt && `Saved ${formatTime(savedAt, zone)}`}
    </p>
  );
};
