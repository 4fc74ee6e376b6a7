import { sizeText } from './check-file.ts';
import { FileFrame } from './FileFrame.tsx';
import styles from './FileDrop.module.css';
import { useObjectUrl } from './use-object-url.ts';
import type { UploadItem } from './use-uploads.ts';
import { Button } from '../kit/Button.tsx';

type Props = { item: UploadItem; onCancel: () => void; onRetry: () => void };

/** One file that is being uploaded or has failed. */
export const UploadRow = ({ item, onCancel, onRetry }: Props) => {
  const { file, state, progress, message } = item;
  const picture = useObjectUrl(file.type.startsWith('image/') && state !== 'refused' ? file : null);
  const percent = Math.round(progress * 100);
  return (
    <FileFrame name={file.name} picture={picture}>
      <div className={styles['about']}>
        <strong>{file.name}</strong>
        {state === 'sending' ? (
          <>
            <div
              className={styles['bar']}
              role="progressbar"
              aria-label={`Uploading ${file.name}`}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
            >
              <i style={{ width: `${percent}%` }} />
            </div>
            <span>{`${percent}% of ${sizeText(file.size)}`}</span>
          </>
        ) : (
          <span className={styles['failed']} role="alert">
            {message}
          </span>
        )}
      </div>
      <div className={styles['buttons']}>
        {state === 'failed' && (
          <Button variant="text" size="small" onClick={onRetry} aria-label={`Try again: ${file.name}`}>
            Try again
          </Button>
        )}
        <Button
          variant="text"
          size="small"
          onClick={onCancel}
          aria-label={`${state === 'sending' ? 'Cancel' : 'Remove'} ${file.name}`}
        >
          {state === 'sending' ? 'Cancel' : 'Remove'}
        </Button>
      </div>
    </FileFrame>
  );
};
