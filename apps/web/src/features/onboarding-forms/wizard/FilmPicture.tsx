import styles from './film.module.css';

const STONES = [
  { cx: 150, cy: 306, rx: 40, ry: 12 },
  { cx: 244, cy: 288, rx: 34, ry: 10 },
  { cx: 326, cy: 266, rx: 28, ry: 8.5 },
  { cx: 396, cy: 243, rx: 22, ry: 7 },
  { cx: 450, cy: 222, rx: 17, ry: 5.5 },
];

/** Sunrise, signpost, stones, lights: each scene adds its part. */
export const FilmPicture = ({ scene }: { scene: number }) => (
  <svg
    className={styles['picture']}
    viewBox="0 0 640 360"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    data-scene={scene}
  >
    <rect width="640" height="360" fill="var(--scene-sky)" />
    <g className={styles['sun']}>
      <circle cx="470" cy="130" r="82" fill="var(--scene-sun)" opacity="0.3" />
      <circle cx="470" cy="130" r="56" fill="var(--scene-sun)" />
    </g>
    <path d="M-20 214c110-46 200-36 300-4s220 30 380-28v190H-20z" fill="var(--scene-far)" />
    <path d="M-20 276c130-40 220-22 320 8s210 20 360-24v110H-20z" fill="var(--scene-near)" />
    <g
      className={styles['sign']}
      stroke="var(--scene-ink)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      <path d="M92 300v-96" />
      <path d="M92 214h58l14 15-14 15H92z" fill="var(--scene-sun)" />
    </g>
    <g fill="var(--scene-step)">
      {STONES.map((stone, index) => (
        <ellipse
          key={stone.cx}
          {...stone}
          className={styles['stone']}
          style={{ transitionDelay: `${index * 220}ms` }}
        />
      ))}
    </g>
    <g className={styles['house']} stroke="var(--scene-ink)" strokeWidth="4" strokeLinejoin="round">
      <path d="M498 210v-34l30-24 30 24v34z" fill="var(--scene-sky)" />
      <path d="M520 210v-20h16v20" fill="var(--scene-sun)" />
    </g>
    <g className={styles['lights']} fill="var(--scene-sun)" stroke="var(--scene-step)" strokeWidth="2">
      <path d="M196 96l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z" />
      <path d="M286 58l5 10 11 2-8 8 2 11-10-6-10 6 2-11-8-8 11-2z" />
      <path d="M120 52l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" />
    </g>
  </svg>
);
