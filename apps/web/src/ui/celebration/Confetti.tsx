import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './Confetti.module.css';

type Props = {
  pieces?: number;
  /** How long it falls at most; if absent, until the last piece is down. */
  ms?: number;
  /** Called when it is over or Esc was pressed. */
  onEnd?: () => void;
};

const PIECES = 120;
const FRAMES_PER_SECOND = 60;

const cssColour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** One burst from both sides; ends by itself or on Esc. The caller checks calm mode first. */
export const Confetti = ({ pieces = PIECES, ms, onEnd }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ended = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const target = canvas.current;
    if (!target) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const leave = () => {
      left = true;
      stop?.();
    };
    const end = () => {
      leave();
      ended();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    const burst = async () => {
      const { default: confetti } = await import('canvas-confetti');
      if (left) return;
      // No worker: it would be created from a blob URL, which the Content-Security-Policy blocks.
      const fire = confetti.create(target, { resize: true, useWorker: false, disableForReducedMotion: true });
      stop = () => fire.reset();
      const colors = ['--scene-sun', '--scene-near', '--primary', '--success', '--info'].map(cssColour);
      const shared = {
        particleCount: pieces / 2,
        spread: 70,
        startVelocity: 48,
        scalar: 0.95,
        colors,
        ...(ms !== undefined && { ticks: (ms / 1000) * FRAMES_PER_SECOND }),
      };
      void fire({ ...shared, angle: 62, origin: { x: 0, y: 0.9 } });
      void fire({ ...shared, angle: 118, origin: { x: 1, y: 0.9 } });
    };
    window.addEventListener('keydown', onKey);
    const timer = ms === undefined ? undefined : setTimeout(end, ms);
    // The confetti is optional: if its code fails to load, the page still says the same.
    burst().catch(() => {});
    return () => {
      window.removeEventListener('keydown', onKey);
      clearTimeout(timer);
      leave();
    };
  }, [pieces, ms]);

  return <canvas ref={canvas} className={styles['confetti']} aria-hidden="true" />;
};
