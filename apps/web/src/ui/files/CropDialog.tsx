import { useState } from 'react';
import 'react-easy-crop/react-easy-crop.css';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { Dialog, DialogButtons } from '../kit/Dialog.tsx';
import { useNotices } from '../notices.ts';
import { cropImage } from './crop-image.ts';
import styles from './FileDrop.module.css';
import { useObjectUrl } from './use-object-url.ts';

type Props = { file: File; aspect: number; round: boolean; onCancel: () => void; onDone: (file: File) => void };

/** Crops a picture. The area moves with the mouse, a finger or the arrow keys. */
export const CropDialog = ({ file, aspect, round, onCancel, onDone }: Props) => {
  const url = useObjectUrl(file);
  const notices = useNotices();
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [busy, setBusy] = useState(false);

  const finish = async () => {
    if (!url || !area) return;
    setBusy(true);
    try {
      onDone(await cropImage(url, area, file));
    } catch {
      setBusy(false);
      notices.error(new Error(uploadTexts.unreadableImage));
    }
  };

  return (
    <Dialog
      open
      title="Crop picture"
      onClose={onCancel}
      closesBeside={false}
      footer={
        <DialogButtons
          confirm="Use picture"
          busy={busy}
          disabled={!area}
          onConfirm={() => void finish()}
          onCancel={onCancel}
        />
      }
    >
      <div className={styles['crop']}>
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={aspect}
            cropShape={round ? 'round' : 'rect'}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            // Its style element would be blocked by the Content-Security-Policy; the file imported above has the same.
            disableAutomaticStylesInjection
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ 'aria-label': 'Part of the picture to keep; move it with the arrow keys' }}
          />
        )}
      </div>
      <label className={styles['zoom']}>
        Zoom
        <input
          type="range"
          min={1}
          max={4}
          step={0.1}
          value={zoom}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
        />
      </label>
    </Dialog>
  );
};
