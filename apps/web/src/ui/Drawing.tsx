import styles from './Drawing.module.css';

type Props = {
  svg: string;
  size?: number;
  alt?: string;
  /** A face: no frame, and muted in calm mode. */
  face?: boolean;
};

/** An SVG as a picture: inside an <img> it can neither run scripts nor load anything. */
export const Drawing = ({ svg, size = 40, alt = '', face = false }: Props) => {
  const className = styles[face ? 'face' : 'drawing'];
  const box = { width: size, height: size };
  return svg ? (
    <img className={className} style={box} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={alt} />
  ) : (
    <span className={className} style={box} aria-hidden="true" />
  );
};
