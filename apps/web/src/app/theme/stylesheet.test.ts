import { expect, it } from 'vitest';
import { tokensCss } from './stylesheet.ts';

const ruleOf = (selector: string): string =>
  tokensCss()
    .split('\n')
    .find((line) => line.startsWith(`${selector}{`)) ?? '';

it('controls are 44 px high for families and 36 px for staff', () => {
  expect(ruleOf(':root')).toContain('--control:44px');
  expect(ruleOf('[data-density=compact]')).toContain('--control:36px');
});

it('controls are 44 px high for everybody who touches them', () => {
  expect(tokensCss().split('\n')).toContain('@media (pointer:coarse){[data-density=compact]{--control:44px}}');
});

it('calm mode mutes faces, dark mode dims them, and both together do both', () => {
  expect(ruleOf(':root')).toContain('--face-filter:none');
  expect(ruleOf('[data-calm]')).toContain('--face-filter:saturate(0.4)');
  expect(ruleOf('[data-theme=dark]')).toContain('--face-filter:brightness(0.92)');
  expect(ruleOf('[data-theme=dark][data-calm]')).toContain('--face-filter:saturate(0.4) brightness(0.92)');
});

it('dark mode dims covers', () => {
  expect(ruleOf(':root')).toContain('--cover-filter:none');
  expect(ruleOf('[data-theme=dark]')).toContain('--cover-filter:brightness(0.78)');
});

it('calm mode has no transitions', () => {
  expect(ruleOf('[data-calm]')).toContain('--quick:0s;--gentle:0s');
  expect(ruleOf(':root')).not.toContain('--quick:0s');
});

it('paper is light in every mode', () => {
  const lines = tokensCss().split('\n');
  const [from, to] = [lines.indexOf('@media screen{'), lines.indexOf('}')];
  const modes = lines.filter((line) => line.includes('data-theme') || line.startsWith('[data-calm]'));
  expect(modes).toHaveLength(4);
  for (const line of modes) expect([lines.indexOf(line) > from, lines.indexOf(line) < to]).toEqual([true, true]);
});

it('more contrast replaces colours in every mode, and makes the focus ring wider', () => {
  const lines = tokensCss().split('\n');
  const rule = lines.find((line) => line.startsWith('@media (prefers-contrast:more){:root:root{')) ?? '';
  expect(rule).toContain('--ink-secondary:var(--ink)');
  expect(rule).toContain('--line:var(--ink)');
  expect(rule).toContain('--focus-width:3px');
  // After the modes, which are as specific.
  expect(lines.indexOf(rule)).toBeGreaterThan(
    lines.findIndex((line) => line.startsWith('[data-theme=dark][data-calm]')),
  );
});
