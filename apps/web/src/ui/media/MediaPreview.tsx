import { fileSrc } from '../../kernel/file-src.ts';
import styles from './media.module.css';
import { Player } from './Player.tsx';
import { Dialog } from '../kit/Dialog.tsx';

type Props = {
  kind: 'image' | 'video' | 'audio';
  src: string;
  title: string;
  /** Alternative text of a picture; by default the title. */
  alt?: string;
  poster?: string;
  captions?: string;
  open: boolean;
  onClose: () => void;
};

/** A picture, video or audio file in a dialog. Closing it stops playback. */
export const MediaPreview = ({ kind, src, title, alt, poster, captions, open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title={title} width={kind === 'audio' ? 520 : 'min(960px, 100vw - 32px)'}>
    {kind === 'image' ? (
      <img className={styles['image']} src={fileSrc(src)} alt={alt ?? title} />
    ) : (
      <Player kind={kind} src={src} title={title} poster={poster} captions={captions} />
    )}
  </Dialog>
);
