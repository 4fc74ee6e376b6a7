import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { press } from '../../../ui/testing/press.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { OrderedReferences } from './OrderedReferences.tsx';

const KNOWN = ['a', 'b', 'c'].map((one) => ({ _id: one, name: `Video ${one}` }));
const source = { key: 'none', searches: true, pauseMs: 0, find: () => Promise.resolve([]) };

const Course = () => {
  const [ids, setIds] = useState(['a', 'b', 'c']);
  return (
    <>
      <OrderedReferences label="Videos" source={source} known={KNOWN} value={ids} onChange={setIds} />
      <output>{ids.join()}</output>
    </>
  );
};
const order = () => document.querySelector('output')?.textContent;
const button = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);

it('the order of a course’s videos changes without dragging, and the change is announced [B715]', () => {
  renderScreen(<Course />);
  press('Move up Video c');
  expect(order()).toBe('a,c,b');
  press('Move down Video a');
  expect(order()).toBe('c,a,b');
  expect(screen.getByText('Video a is now number 2 of 3.')).toBeTruthy();
  press('Remove Video a');
  expect(order()).toBe('c,b');
});

it('the first video cannot move up and the last cannot move down', () => {
  renderScreen(<Course />);
  expect(button('Move up Video a')?.disabled).toBe(true);
  expect(button('Move down Video c')?.disabled).toBe(true);
  expect(button('Move down Video a')?.disabled).toBe(false);
});
