import { Button } from 'antd';
import { type SyntheticEvent, useRef, useState } from 'react';
import { fileSrc } from '../../kernel/file-src.ts';
import styles from './media.module.css';

/** Where a film stands: in whole seconds, with its length once that is known. */
export type Position = { seconds: number; duration: number | undefined };

type Props = {
  kind: 'video' | 'audio';
  src: string;
  title: string;
  poster?: string | undefined;
  /** WebVTT, where there is one. */
  captions?: string | undefined;
  /** What another try does where the same address may not be good any more. */
  onRetry?: (() => void) | undefined;
  /** Where to go on from, in seconds. */
  startAt?: number | undefined;
  /** Told as it plays, and once more whenever it stops. */
  onPosition?: ((at: Position, stopped: boolean) => void) | undefined;
};

const positionOf = ({ currentTime, duration }: HTMLMediaElement): Position => ({
  seconds: Math.floor(currentTime),
  duration: Number.isFinite(duration) && duration >= 1 ? Math.floor(duration) : undefined,
});

/** The browser's own player: known controls, captions, keyboard. It never starts by itself. */
export const Player = ({ kind, src, title, poster, captions, onRetry, startAt = 0, onPosition }: Props) => {
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [failed, setFailed] = useState(false);
  const tell = (stopped: boolean) => (event: SyntheticEvent<HTMLMediaElement>) =>
    onPosition?.(positionOf(event.currentTarget), stopped);
  const shared = {
    ref: media,
    className: styles[kind],
    src: fileSrc(src),
    controls: true,
    preload: 'metadata',
    'aria-label': title,
    onError: () => setFailed(true),
    onLoadedMetadata: (event: SyntheticEvent<HTMLMediaElement>) => {
      setFailed(false);
      if (startAt > 0) event.currentTarget.currentTime = startAt;
    },
    ...(onPosition && { onTimeUpdate: tell(false), onPause: tell(true), onEnded: tell(true) }),
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
          <Button onClick={() => (onRetry ? onRetry() : media.current?.load())}>Try again</Button>
        </p>
      )}
    </div>
  );
};
