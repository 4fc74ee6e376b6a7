import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Align, position, type Side } from './position.ts';

const WINDOW = { innerWidth: 1000, innerHeight: 800 };
const BOX = { width: 200, height: 100 };

const place = (left: number, side: Side, align: Align = 'start') => {
  const anchor = document.createElement('button');
  const box = document.createElement('div');
  document.body.replaceChildren(anchor, box);
  vi.spyOn(anchor, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 300, 80, 40));
  vi.spyOn(box, 'offsetWidth', 'get').mockReturnValue(BOX.width);
  vi.spyOn(box, 'offsetHeight', 'get').mockReturnValue(BOX.height);
  position(anchor, box, side, align);
  return [box.style.left, box.style.top];
};

beforeEach(() => {
  vi.stubGlobal('innerWidth', WINDOW.innerWidth);
  vi.stubGlobal('innerHeight', WINDOW.innerHeight);
});
afterEach(() => {
  document.documentElement.removeAttribute('dir');
  vi.unstubAllGlobals();
});

describe('a floating box where text runs from left to right', () => {
  it.each<[number, Side, Align, string[]]>([
    [400, 'bottom', 'start', ['400px', '346px']],
    [400, 'bottom', 'end', ['280px', '346px']],
    [400, 'top', 'centre', ['340px', '194px']],
    [400, 'end', 'start', ['486px', '300px']],
    [400, 'start', 'start', ['194px', '300px']],
    // No room after its anchor: before it. Never over the edge.
    [850, 'end', 'start', ['644px', '300px']],
    [0, 'bottom', 'end', ['8px', '346px']],
  ])('at %i, %s, %s', (left, side, align, at) => {
    expect(place(left, side, align)).toEqual(at);
  });
});

describe('a floating box where text runs from right to left', () => {
  it.each<[number, Side, Align, string[]]>([
    [400, 'bottom', 'start', ['280px', '346px']],
    [400, 'bottom', 'end', ['400px', '346px']],
    [400, 'top', 'centre', ['340px', '194px']],
    [400, 'end', 'start', ['194px', '300px']],
    [400, 'start', 'start', ['486px', '300px']],
    [100, 'end', 'start', ['186px', '300px']],
    [950, 'bottom', 'start', ['792px', '346px']],
  ])('at %i, %s, %s', (left, side, align, at) => {
    document.documentElement.dir = 'rtl';
    expect(place(left, side, align)).toEqual(at);
  });
});
