export type LineIconProps = {
  path: string;
  size?: number | undefined;
  className?: string | undefined;
  /** It points along the line, so it is mirrored where text runs from right to left. */
  'data-mirrors'?: true | undefined;
};

/** Always decorative: the text or the accessible name is beside it. */
export const LineIcon = ({ path, size = 20, ...look }: LineIconProps) => (
  <svg
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
    {...look}
  >
    <path d={path} />
  </svg>
);
