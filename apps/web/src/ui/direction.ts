/** Whether text runs from right to left there: the nearest `dir` decides, as it does for the layout. */
export const isRightToLeft = (at: Element = document.documentElement): boolean =>
  at.closest('[dir]')?.getAttribute('dir') === 'rtl';

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

type Pressed = { key: string; currentTarget: Element };

/** The pressed key as it is meant where text runs from left to right: ArrowRight is the next, ArrowLeft the previous. */
export const readingKey = ({ key, currentTarget }: Pressed): string =>
  (isRightToLeft(currentTarget) && MIRRORED[key]) || key;
