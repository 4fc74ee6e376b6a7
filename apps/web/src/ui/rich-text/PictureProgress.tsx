import { Button, Progress } from 'antd';
import styles from './RichText.module.css';
import type { Sending } from './use-picture-upload.ts';

export const PictureProgress = ({ sending, onCancel }: { sending: Sending; onCancel: () => void }) =>
  sending && (
    <div className={styles['sending']}>
      <span>{`Uploading ${sending.name}`}</span>
      <Progress percent={Math.round(sending.progress * 100)} size="small" aria-label={`Uploading ${sending.name}`} />
      <Button size="small" type="text" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
