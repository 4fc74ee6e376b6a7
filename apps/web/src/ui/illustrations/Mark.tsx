import styles from './Mark.module.css';

type Props = {
  size?: number;
  /** Omitted where the product's name is beside the logo. */
  title?: string;
};

/** The logo: a sun over a path. */
export const Mark = ({ size = 36, title }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 32 32"
    className={styles['mark']}
    {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
  >
    <rect width="32" height="32" rx="10" fill="var(--primary)" />
    <circle cx="16" cy="10.5" r="4.2" fill="var(--on-primary)" opacity="0.78" />
    <path
      d="M6 22.4c3.6 0 4.4-4 8-4s4.6 4 8.2 4c2 0 3-.8 3.8-1.6"
      fill="none"
      stroke="var(--on-primary)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </svg>
);
