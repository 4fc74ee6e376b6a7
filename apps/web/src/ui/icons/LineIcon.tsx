export type LineIconProps = {
  path: string;
  size?: number | undefined;
  className?: string | undefined;
  /** It points along the line, so it is mirrored where text runs from right to left. */
  mirrors?: boolean;
};

/** Always decorative: the text or the accessible name is beside it. */
export const LineIcon = ({ path, size = 20, className, mirrors = false }: LineIconProps) => (
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
    data-mirrors={mirrors || undefined}
    style={{ flex: 'none' }}
  >
    <path d={path} />
  </svg>
);
