import { LineIcon, type LineIconProps } from './LineIcon.tsx';
import { ICON_PATHS, type IconName, MIRRORING } from './paths.ts';

type Props = Omit<LineIconProps, 'path'> & { name: IconName };

/** One of our line icons. */
export const Icon = ({ name, ...look }: Props) => (
  <LineIcon path={ICON_PATHS[name]} data-mirrors={MIRRORING.has(name) || undefined} {...look} />
);
