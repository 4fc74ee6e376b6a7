import { LIGHT, LINE, Picture, type PictureProps, TINT } from './Picture.tsx';

/** A small house with its tools outside. Part of the first bundle: it is shown when nothing else can be loaded. */
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
