import type { ReactNode } from 'react';

export type PictureProps = { width?: number; className?: string };

/** Lines use currentColor, so a picture follows the text colour around it. */
export const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
export const LIGHT = 'var(--scene-ground)';
export const TINT = 'var(--scene-sun)';

/** The frame of all illustrations: one size, a ground, two tints and lines. Pictures are always decorative. */
export const Picture = ({ width = 240, className, children }: PictureProps & { children: ReactNode }) => (
  <svg className={className} width={width} viewBox="0 0 240 168" color="var(--scene-ink)" aria-hidden="true">
    <path
      d="M28 132C12 96 30 46 78 34c36-9 52 8 88 8 40 0 62 34 56 68-5 30-34 42-96 42-52 0-86 4-98-20z"
      fill={LIGHT}
    />
    {children}
  </svg>
);
