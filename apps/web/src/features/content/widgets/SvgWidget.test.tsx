import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contentTexts } from '@amberway/contract/content/texts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { DRAWING } from '../testing/records.ts';
import { SvgInput } from './SvgInput.tsx';

const choose = (name: string, text: string, type: string) =>
  fireEvent.change(screen.getByLabelText('SVG'), { target: { files: [new File([text], name, { type })] } });
const stored: string[] = [];
const open = () => {
  stored.length = 0;
  renderScreen(<SvgInput label="SVG" onChange={(svg) => stored.push(svg)} />);
};

it('an SVG file is stored as its text', async () => {
  open();
  choose('face.svg', `${DRAWING}\n`, 'image/svg+xml');
  await expect.poll(() => stored).toEqual([DRAWING]);
});

it.each([
  ['face.png', 'PNG', 'image/png'],
  ['face.svg', 'no drawing', 'image/svg+xml'],
])('%s, which is not an SVG, is rejected with the alert [B757 T421]', async (name, text, type) => {
  open();
  choose(name, text, type);
  expect((await screen.findByRole('alert')).textContent).toBe(contentTexts.onlySvg);
  expect(stored).toEqual([]);
});

it.each([
  ['<script>alert(1)</script>', 'script'],
  ['<foreignObject/>', 'foreignObject'],
  ['<path onload="x()"/>', 'onload'],
  ['<path fill="url(https://evil.test/x)"/>', 'fill'],
])('a drawing with %s is rejected, not sanitised', async (inside, named) => {
  open();
  choose('face.svg', DRAWING.replace('<path', `${inside}<path`), 'image/svg+xml');
  expect((await screen.findByRole('alert')).textContent).toContain(named);
  expect(stored).toEqual([]);
});
