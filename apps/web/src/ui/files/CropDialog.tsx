import { Modal, Slider } from 'antd';
import { useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import { uploadTexts } from '@amberway/contract/uploads/texts';
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
    <Modal
      open
      title="Crop picture"
      okText="Use picture"
      onOk={() => void finish()}
      confirmLoading={busy}
      okButtonProps={{ disabled: !area }}
      onCancel={onCancel}
      mask={{ closable: false }}
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
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ 'aria-label': 'Part of the picture to keep; move it with the arrow keys' }}
          />
        )}
      </div>
      <div className={styles['zoom']}>
        Zoom
        <Slider
          min={1}
          max={4}
          step={0.1}
          value={zoom}
          onChange={setZoom}
          ariaLabelForHandle="Zoom"
          tooltip={{ open: false }}
        />
      </div>
    </Modal>
  );
};
