import { useEffect, useRef } from 'react';
import { usePreferences } from '../../app/theme/preferences.ts';
import styles from './public.module.css';

const PIECES = 120;

const cssColour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** One burst, silent, gone by itself or on Esc. In calm mode there is none. */
export const Confetti = () => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { look } = usePreferences();

  useEffect(() => {
    const target = canvas.current;
    if (look.calm || !target) return;
    let stop: (() => void) | undefined;
    let left = false;
    const leave = () => {
      left = true;
      stop?.();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    const burst = async () => {
      const { default: confetti } = await import('canvas-confetti');
      if (left) return;
      // No worker: it would be made from a blob address, which the page's security policy refuses.
      const fire = confetti.create(target, { resize: true, useWorker: false, disableForReducedMotion: true });
      stop = () => fire.reset();
      const shared = { particleCount: PIECES / 2, spread: 70, startVelocity: 48, scalar: 0.95 };
      const colors = ['--scene-sun', '--scene-near', '--primary', '--success', '--info'].map(cssColour);
      void fire({ ...shared, colors, angle: 62, origin: { x: 0, y: 0.9 } });
      void fire({ ...shared, colors, angle: 118, origin: { x: 1, y: 0.9 } });
    };
    window.addEventListener('keydown', onKey);
    // The celebration is an extra: without its code the page says the same.
    burst().catch(() => {});
    return () => {
      window.removeEventListener('keydown', onKey);
      leave();
    };
  }, [look.calm]);

  return look.calm ? null : <canvas ref={canvas} className={styles['confetti']} aria-hidden="true" />;
};
