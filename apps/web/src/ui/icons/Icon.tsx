import { ICON_PATHS, type IconName } from './paths.ts';

type Props = { name: IconName; size?: number; className?: string | undefined };

/** Always decorative: the text or the accessible name is beside it. */
export const Icon = ({ name, size = 20, className }: Props) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    style={{ flex: 'none' }}
  >
    <path d={ICON_PATHS[name]} />
  </svg>
);
