import { LIGHT, LINE, Picture, type PictureProps, TINT } from './Picture.tsx';

// For pages that must work when nothing else can be loaded: they are part of the first bundle.

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

/** A small house with its tools outside. */
export const MaintenancePicture = (props: PictureProps) => (
  <Picture {...props}>
    <circle cx="182" cy="52" r="18" fill={TINT} />
    <path d="M68 88l42-34 42 34v52H68z" fill={TINT} />
    <path d="M98 140v-28h24v28z" fill={LIGHT} />
    <g {...LINE}>
      <path d="M58 96l52-42 52 42M68 90v50h84V90M98 140v-28h24v28M40 140h160" />
      <path d="M178 140V92M168 80c0 8 4 12 10 12s10-4 10-12" />
    </g>
  </Picture>
);
