import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Floating } from '../kit/Floating.tsx';
import { useFloating } from '../kit/use-floating.ts';
import styles from './ListTable.module.css';

/** Whether a cell, or a part of it, has more text than it shows. */
export const isCut = (cell: HTMLElement): boolean =>
  [cell, ...cell.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0);

/** The whole text of a cell beside it, until the next press or Escape. */
export const WholeText = ({ of, onClose }: { of: HTMLElement; onClose: () => void }) => {
  const box = useRef<HTMLDivElement>(null);
  const anchor = useMemo(() => ({ current: of }), [of]);
  useFloating({ open: true, anchor, box, onOutside: onClose });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Floating>
      <div ref={box} popover="manual" role="status" className={styles['whole']}>
        {of.dataset['whole']}
      </div>
    </Floating>
  );
};
