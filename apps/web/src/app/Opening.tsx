import { SECOND } from '@amberway/contract/kernel/limits';
import { useLayoutEffect } from 'react';

/** Parts that take longer hold up nothing. */
const OPENING_MS = 2 * SECOND;
const PRESSES = ['pointerdown', 'keydown'] as const;

type Props = { /** The page's code is still loading: there is nothing to hold up. */ endless?: boolean };

/**
 * Marks the page as opening for a moment, or until something is pressed. While it is, what follows a part that is still
 * loading is not seen, since it would move (theme/global.css). Later on nothing disappears because a part loads again.
 */
export const Opening = ({ endless = false }: Props) => {
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    if (!main) return undefined;
    const end = () => {
      delete main.dataset['opening'];
    };
    main.dataset['opening'] = '';
    const timer = endless ? undefined : setTimeout(end, OPENING_MS);
    for (const press of PRESSES) window.addEventListener(press, end, { once: true });
    return () => {
      end();
      clearTimeout(timer);
      for (const press of PRESSES) window.removeEventListener(press, end);
    };
  }, [endless]);
  return null;
};
