import { type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { fileSrc } from '../../kernel/file-src.ts';
import styles from './media.module.css';
import { Button } from '../kit/Button.tsx';

/** The playback position: in whole seconds, with the duration once it is known. */
export type Position = { seconds: number; duration: number | undefined };

type Props = {
  kind: 'video' | 'audio';
  src: string;
  title: string;
  poster?: string | undefined;
  /** WebVTT captions, if any. */
  captions?: string | undefined;
  /** What a retry does if the same URL may have expired. */
  onRetry?: (() => void) | undefined;
  /** The start position in seconds. */
  startAt?: number | undefined;
  /** Called during playback, and once more whenever it stops. */
  onPosition?: ((at: Position, stopped: boolean) => void) | undefined;
};

const positionOf = ({ currentTime, duration }: HTMLMediaElement): Position => ({
  seconds: Math.floor(currentTime),
  duration: Number.isFinite(duration) && duration >= 1 ? Math.floor(duration) : undefined,
});

const OneFilm = ({ kind, src, title, poster, captions, onRetry, startAt = 0, onPosition }: Props) => {
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [failed, setFailed] = useState(false);
  // A newer token makes a new URL, which would restart the video: it keeps its URL while that is valid.
  const [url, setUrl] = useState(() => fileSrc(src));
  const stopped = useRef<{ seconds: number; playing: boolean } | null>(null);
  const latest = fileSrc(src);
  if (failed && latest !== url) {
    setFailed(false);
    setUrl(latest);
  }
  const picture = useMemo(() => poster && fileSrc(poster), [poster]);
  const again = () => {
    if (onRetry) onRetry();
    else if (fileSrc(src) === url) media.current?.load();
    else setUrl(fileSrc(src));
  };
  const report = (end: boolean) => (event: SyntheticEvent<HTMLMediaElement>) => {
    // A video that is being loaded again reports position 0.
    if (!stopped.current) onPosition?.(positionOf(event.currentTarget), end);
  };
  const shared = {
    ref: media,
    className: styles[kind],
    src: url,
    controls: true,
    preload: 'metadata',
    'aria-label': title,
    onError: ({ currentTarget: { currentTime, paused } }: SyntheticEvent<HTMLMediaElement>) => {
      stopped.current ??= { seconds: currentTime || startAt, playing: !paused };
      setFailed(true);
    },
    onLoadedMetadata: ({ currentTarget: film }: SyntheticEvent<HTMLMediaElement>) => {
      setFailed(false);
      const { seconds, playing } = stopped.current ?? { seconds: startAt, playing: false };
      stopped.current = null;
      if (seconds > 0) film.currentTime = seconds;
      // If the browser blocks it, the user can press play.
      if (playing) film.play().catch(() => {});
    },
    ...(onPosition && { onTimeUpdate: report(false), onPause: report(true), onEnded: report(true) }),
  } as const;
  const track = captions ? { src: captions, default: true } : {};
  return (
    <div>
      {kind === 'video' ? (
        <video {...shared} poster={picture} playsInline>
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
          <Button onClick={again}>Try again</Button>
        </p>
      )}
    </div>
  );
};

/** The browser's own player: familiar controls, captions, keyboard. It never autoplays. */
export const Player = (props: Props) => <OneFilm key={props.src.split('?')[0]} {...props} />;
