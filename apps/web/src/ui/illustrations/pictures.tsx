import { LINE, Picture, type PictureProps, TINT } from './Picture.tsx';

/** A basket waiting to be filled. */
export const EmptyPicture = (props: PictureProps) => (
  <Picture {...props}>
    <circle cx="172" cy="58" r="18" fill={TINT} />
    <path d="M70 92h100l-10 42a8 8 0 0 1-8 6H88a8 8 0 0 1-8-6z" fill={TINT} />
    <g {...LINE}>
      <path d="M62 92h116M70 92l10 42a8 8 0 0 0 8 6h64a8 8 0 0 0 8-6l10-42M92 92c0-40 56-40 56 0" />
      <path d="M102 108l4 18M120 108v18M138 108l-4 18" />
    </g>
  </Picture>
);

/** Stepping stones, the last ones still to be laid. */
export const UnderDevelopmentPicture = (props: PictureProps) => (
  <Picture {...props}>
    <circle cx="178" cy="54" r="20" fill={TINT} />
    <g fill={TINT}>
      <ellipse cx="62" cy="132" rx="26" ry="9" />
      <ellipse cx="112" cy="116" rx="22" ry="8" />
    </g>
    <g {...LINE}>
      <ellipse cx="62" cy="132" rx="26" ry="9" />
      <ellipse cx="112" cy="116" rx="22" ry="8" />
      <ellipse cx="154" cy="100" rx="18" ry="6.5" strokeDasharray="5 7" />
      <ellipse cx="186" cy="86" rx="13" ry="5" strokeDasharray="5 7" />
    </g>
  </Picture>
);

/** A sun at the top of the hill, with bunting. */
export const CelebrationPicture = (props: PictureProps) => (
  <Picture {...props}>
    <circle cx="120" cy="92" r="30" fill={TINT} />
    <path d="M30 134c30-26 60-26 90-14s60 10 90-10v30c-10 12-60 14-90 14s-80 0-90-20z" fill={TINT} opacity="0.6" />
    <g fill={TINT}>
      <path d="M52 36l20 8-14 14zM110 46h22l-11 17zM170 44l20-9-5 20z" />
    </g>
    <g {...LINE}>
      <path d="M36 28c52 24 116 24 168 0M52 36l6 22 14-14M110 46l11 17 11-17M170 44l15 11 5-20" />
      <path d="M30 134c30-26 60-26 90-14s60 10 90-10M106 92l10 10 20-21" />
    </g>
  </Picture>
);

/** A letter on its way. */
export const LetterPicture = (props: PictureProps) => (
  <Picture {...props}>
    <circle cx="180" cy="56" r="18" fill={TINT} />
    <rect x="62" y="68" width="108" height="72" rx="10" fill={TINT} />
    <g {...LINE}>
      <rect x="62" y="68" width="108" height="72" rx="10" />
      <path d="M66 74l50 38 50-38M28 92h20M20 110h28M32 128h16" />
    </g>
  </Picture>
);

/** A chain link that has come apart. */
export const ExpiredLinkPicture = (props: PictureProps) => (
  <Picture {...props}>
    <circle cx="66" cy="56" r="16" fill={TINT} />
    <path d="M60 100a18 18 0 0 1 18-18h22v36H78a18 18 0 0 1-18-18z" fill={TINT} />
    <g {...LINE}>
      <path d="M100 82H78a18 18 0 0 0 0 36h22M140 82h22a18 18 0 0 1 0 36h-22M86 100h14M140 100h14" />
      <path d="M120 62v10M108 66l5 8M132 66l-5 8M120 128v10M108 134l5-8M132 134l-5-8" />
    </g>
  </Picture>
);

/** A phone with the path on it. */
export const PhonePicture = (props: PictureProps) => (
  <Picture {...props}>
    <rect x="84" y="24" width="72" height="126" rx="14" fill="var(--surface)" />
    <circle cx="132" cy="64" r="11" fill={TINT} />
    <path d="M86 108c20-14 44-6 68-12v40a12 12 0 0 1-12 12H98a12 12 0 0 1-12-12z" fill={TINT} />
    <g {...LINE}>
      <rect x="84" y="24" width="72" height="126" rx="14" />
      <path d="M112 36h16M86 108c20-14 44-6 68-12" />
    </g>
  </Picture>
);
