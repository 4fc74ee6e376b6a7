import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { PartTabs } from './PartTabs.tsx';
import { renderScreen } from './testing/render.tsx';

const KEYS = ['One', 'Two', 'Three'] as const;

const Tabs = () => {
  const [open, setOpen] = useState<(typeof KEYS)[number]>('One');
  return (
    <PartTabs
      label="Parts"
      open={open}
      onOpen={setOpen}
      tabs={KEYS.map((key) => ({ key, label: key, content: key }))}
    />
  );
};

const walk = (keys: readonly string[]) =>
  keys.map((key) => {
    fireEvent.keyDown(document.activeElement as Element, { key });
    return document.activeElement?.textContent;
  });

afterEach(() => document.documentElement.removeAttribute('dir'));

it.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])('%s: %s opens the next tab and %s the previous one, around both ends', (dir, next, previous) => {
  document.documentElement.dir = dir;
  renderScreen(<Tabs />);
  screen.getByRole('tab', { name: 'One' }).focus();
  expect(walk([next, next, next, previous, previous, 'Home', 'End'])).toEqual([
    'Two',
    'Three',
    'One',
    'Three',
    'Two',
    'One',
    'Three',
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Three');
});
