import { LINE, Picture, type PictureProps, TINT } from './Picture.tsx';

/** A path that ends at a signpost. */
export const NotFoundPicture = (props: PictureProps) => (
  <Picture {...props}>
    <circle cx="70" cy="62" r="16" fill={TINT} />
    <path d="M104 48h58l14 13-14 13h-58z" fill={TINT} />
    <g {...LINE}>
      <path d="M124 142V40M104 48h58l14 13-14 13h-58zM144 86H94L82 97l12 11h50z" />
      <path d="M44 142h26M84 142h12M152 142h40" />
    </g>
  </Picture>
);
