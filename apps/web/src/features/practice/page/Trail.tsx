import styles from './trail.module.css';

const STONE = 'M-15 2c0-9 8-13 16-13s15 5 14 13-8 11-16 10-14-3-14-10z';

/** Decoration: a path with two stones, the flag of today, and an open way ahead. */
export const Trail = () => (
  <svg className={styles['trail']} viewBox="0 0 390 220" aria-hidden="true" preserveAspectRatio="xMidYMax meet">
    <circle className={styles['sun']} cx="302" cy="48" r="18" />
    <path className={styles['hill']} d="M210 66c34-20 62-13 84-6s50-7 96-4v24c-50-4-78-4-100-8s-52 4-80-6z" />
    <path className={styles['ahead']} d="M262 196c34-18 50-38 45-62s-44-34-96-38-88-2-90-26 36-30 78-32 50-8 68-10" />
    <path className={styles['ahead']} d="M244 168c24-10 32-22 30-32s-34-17-78-20-98-4-101-44 40-54 92-54 50-8 78-10" />
    <path
      className={styles['way']}
      d="M0 176c40 4 60-14 106-12s66 22 114 16 40-14 56-22l14 32c-22 12-60 24-104 24s-62-12-98-12-48 16-88 12z"
    />
    <g transform="translate(92 176)">
      <path className={styles['done']} d={STONE} />
      <path className={styles['tick']} d="M-6 1l5 5 8-9" />
    </g>
    <g transform="translate(178 189)">
      <path className={styles['done']} d={STONE} />
      <path className={styles['tick']} d="M-6 1l5 5 8-9" />
    </g>
    <g transform="translate(268 172)">
      <circle className={styles['ring']} r="23" />
      <path className={styles['here']} d={STONE} />
      <path className={styles['pole']} d="M0 6v-40" />
      <path className={styles['flag']} d="M0-34c8-4 12 4 24 0-4 4-2 8 2 14-12 4-18-3-26 1z" />
    </g>
    <path
      className={styles['plant']}
      d="M332 208v-16M332 192c-10 0-12-8-11-14s6-12 11-12 10 5 11 12-1 14-11 14zM332 186v-12"
    />
    <path className={styles['grass']} d="M96 76l-7-8M96 76v-10M96 76l7-7M70 134l-7-8M70 134v-10M70 134l7-7" />
  </svg>
);
