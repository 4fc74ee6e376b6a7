import { Drawing } from './Drawing.tsx';
import drawing from './Drawing.module.css';
import { plainShapes } from './plain-shapes.ts';

type Props = { svg: string; size: number; alt?: string };

/** The face of a mood: drawn in the page if it consists of plain shapes, otherwise a picture. */
export const MoodFace = ({ svg, size, alt = '' }: Props) => {
  const shapes = plainShapes(svg);
  if (!shapes) return <Drawing face svg={svg} size={size} alt={alt} />;
  return (
    <svg
      className={drawing['face']}
      width={size}
      height={size}
      viewBox={shapes.viewBox}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {shapes.inside}
    </svg>
  );
};
