import { useState } from 'react';
import { FileDrop } from '../../ui/files/FileDrop.tsx';
import type { FileValue } from '../../ui/files/file-value.ts';
import { UploadRow } from '../../ui/files/UploadRow.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import styles from './Kit.module.css';
import { KitCard } from './KitCard.tsx';

const file = new File([new Uint8Array(1_468_006)], 'thumb.png', { type: 'application/octet-stream' });

export const FilesPart = () => {
  const [one, setOne] = useState<readonly FileValue[]>([]);
  const [several, setSeveral] = useState<readonly FileValue[]>([]);
  const [avatar, setAvatar] = useState<readonly FileValue[]>([]);
  return (
    <>
      <PageHeading title="Files" />
      <div className={styles['grid']}>
        <KitCard title="One picture">
          <FileDrop label="Thumbnail" purpose="thumbnail" value={one} onChange={setOne} />
        </KitCard>
        <KitCard title="Several files">
          <FileDrop label="Documents" purpose="general" several value={several} onChange={setSeveral} />
        </KitCard>
        <KitCard title="Cropped">
          <FileDrop
            label="Avatar"
            purpose="avatar"
            crop={{ aspect: 1, round: true }}
            value={avatar}
            onChange={setAvatar}
          />
        </KitCard>
        <KitCard title="On the way, failed, refused">
          <UploadRow
            item={{ id: '1', file, state: 'sending', progress: 0.72 }}
            onCancel={() => {}}
            onRetry={() => {}}
          />
          <UploadRow
            item={{ id: '2', file, state: 'failed', progress: 0.4, message: 'the file upload failed.' }}
            onCancel={() => {}}
            onRetry={() => {}}
          />
        </KitCard>
      </div>
    </>
  );
};
