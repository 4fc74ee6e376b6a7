import { useState } from 'react';
import { Button } from '../../ui/kit/Button.tsx';
import { MediaPreview } from '../../ui/media/MediaPreview.tsx';
import { Player } from '../../ui/media/Player.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import styles from './Kit.module.css';
import { KitCard } from './KitCard.tsx';

/** An empty WAV file: enough to show the controls. */
const SILENCE = `data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=`;

export const MediaPart = () => {
  const [open, setOpen] = useState<'image' | 'video' | null>(null);
  return (
    <>
      <PageHeading title="Media" />
      <div className={styles['grid']}>
        <KitCard title="Previews">
          <div className={styles['row']}>
            <Button onClick={() => setOpen('image')}>Show picture</Button>
            <Button onClick={() => setOpen('video')}>Show video</Button>
          </div>
        </KitCard>
        <KitCard title="Sound">
          <Player kind="audio" src={SILENCE} title="A second of silence" />
        </KitCard>
        <KitCard title="A film that is not there">
          <Player kind="video" src="/api/files/none" title="Missing film" />
        </KitCard>
      </div>
      <MediaPreview
        kind="image"
        src="/favicon.svg"
        title="The mark"
        open={open === 'image'}
        onClose={() => setOpen(null)}
      />
      <MediaPreview
        kind="video"
        src="/api/files/none"
        title="A film"
        open={open === 'video'}
        onClose={() => setOpen(null)}
      />
    </>
  );
};
