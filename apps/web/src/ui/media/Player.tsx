import { Button } from 'antd';
import { useRef, useState } from 'react';
import { fileSrc } from '../../kernel/file-src.ts';
import styles from './media.module.css';

type Props = {
  kind: 'video' | 'audio';
  src: string;
  title: string;
  poster?: string | undefined;
  /** WebVTT, where there is one. */
  captions?: string | undefined;
  /** What another try does where the same address may not be good any more. */
  onRetry?: (() => void) | undefined;
};

/** The browser's own player: known controls, captions, keyboard. It never starts by itself. */
export const Player = ({ kind, src, title, poster, captions, onRetry }: Props) => {
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [failed, setFailed] = useState(false);
  const shared = {
    ref: media,
    className: styles[kind],
    src: fileSrc(src),
    controls: true,
    preload: 'metadata',
    'aria-label': title,
    onError: () => setFailed(true),
    onLoadedMetadata: () => setFailed(false),
  } as const;
  const track = captions ? { src: captions, default: true } : {};
  return (
    <div>
      {kind === 'video' ? (
        <video {...shared} poster={poster && fileSrc(poster)} playsInline>
          <track kind="captions" {...track} />
        </video>
      ) : (
        <audio {...shared}>
          <track kind="captions" {...track} />
        </audio>
      )}
      {failed && (
        <p className={styles['failed']} role="alert">
          This cannot be played right now.
          <Button size="small" onClick={() => (onRetry ? onRetry() : media.current?.load())}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
};
