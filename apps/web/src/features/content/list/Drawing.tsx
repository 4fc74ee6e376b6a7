import styles from './list.module.css';

type Props = { svg: string; size?: number; alt?: string };

/** An SVG as a picture: inside an <img> it can neither run scripts nor load anything. */
export const Drawing = ({ svg, size = 40, alt = '' }: Props) =>
  svg ? (
    <img
      className={styles['drawing']}
      style={{ width: size, height: size }}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={alt}
    />
  ) : (
    <span className={styles['drawing']} style={{ width: size, height: size }} aria-hidden="true" />
  );
