import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FACES } from '@amberway/fixtures/content/moods';
import { MoodFace } from './MoodFace.tsx';
import { plainShapes } from './plain-shapes.ts';

const svg = (inside: string, root = 'viewBox="0 0 48 48"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;

describe('drawings of plain shapes', () => {
  it('the faces of the demo data are drawn in the page', () => {
    for (const face of Object.values(FACES)) expect(plainShapes(face)).not.toBeNull();
  });

  it('keeps every shape with its attributes', () => {
    render(
      <MoodFace
        svg={svg('<g transform="rotate(4)"><path d="M1 2" stroke-width="2.4" fill="none"/></g>')}
        size={28}
        alt="Calm"
      />,
    );
    const face = screen.getByRole('img', { name: 'Calm' });
    expect(face.getAttribute('viewBox')).toBe('0 0 48 48');
    expect(face.innerHTML).toBe('<g transform="rotate(4)"><path d="M1 2" stroke-width="2.4" fill="none"></path></g>');
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a handler', svg('<path d="M1 2" onload="alert(1)"/>')],
    ['a handler of the drawing', svg('', 'viewBox="0 0 1 1" onload="alert(1)"')],
    ['a style', svg('<path d="M1 2" style="fill:red"/>')],
    ['a reference', svg('<use href="#x"/>')],
    ['a gradient', svg('<path d="M1 2" fill="url(#x)"/>')],
    ['the colour of the text around it', svg('<path d="M1 2" fill="currentColor"/>')],
    ['foreign content', svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>')],
    ['a shape of another name space', svg('<x:path xmlns:x="http://www.w3.org/1999/xhtml" d="M1 2"/>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<path d="M1 2"/>')}`],
    ['a text', svg('<text>Hello</text>')],
    ['no measure', svg('<path d="M1 2"/>', '')],
    ['no SVG', 'hello'],
    ['broken SVG', '<svg><path'],
  ])('a drawing with %s stays a picture', (_, drawing) => {
    expect(plainShapes(drawing)).toBeNull();
    render(<MoodFace svg={drawing} size={28} alt="Calm" />);
    expect(screen.getByRole('img', { name: 'Calm' }).tagName).toBe('IMG');
  });
});
