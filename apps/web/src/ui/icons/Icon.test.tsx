import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './paths.ts';

it.each<[IconName, boolean]>([
  ['chevronLeft', true],
  ['chevronRight', true],
  ['arrowBack', true],
  ['chevronDown', false],
  ['play', false],
  ['check', false],
])('the icon %s is mirrored where text runs from right to left: %s', (name, isMirrored) => {
  renderScreen(<Icon name={name} />);
  expect(document.querySelector('svg')?.hasAttribute('data-mirrors')).toBe(isMirrored);
});
