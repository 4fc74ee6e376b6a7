import { encode } from 'uqr';

type Props = { value: string; size: number; label: string };

/** A QR code as one path, dark on light in every theme, since cameras read no other. */
export const QrCode = ({ value, size, label }: Props) => {
  const { data, size: modules } = encode(value, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${modules} ${modules}`}>
      <path d={`M0 0h${modules}v${modules}h-${modules}z`} fill="#ffffff" />
      <path d={path} fill="#1f1b16" shapeRendering="crispEdges" />
    </svg>
  );
};
