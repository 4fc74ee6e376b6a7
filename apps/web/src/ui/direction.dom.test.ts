import { afterEach, expect, it } from 'vitest';
import { isRightToLeft, readingKey } from './direction.ts';

const inside = (html: string): Element => {
  document.body.innerHTML = html;
  const element = document.querySelector('button');
  if (!element) throw new Error('There is no button.');
  return element;
};

afterEach(() => document.documentElement.removeAttribute('dir'));

it('the nearest direction counts', () => {
  expect(isRightToLeft(inside('<button>x</button>'))).toBe(false);
  document.documentElement.dir = 'rtl';
  expect(isRightToLeft()).toBe(true);
  expect(isRightToLeft(inside('<button>x</button>'))).toBe(true);
  expect(isRightToLeft(inside('<div dir="ltr"><button>x</button></div>'))).toBe(false);
});

it('the arrow to the side of the next part means ArrowRight in both directions', () => {
  const keys = (currentTarget: Element) =>
    ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home'].map((key) => readingKey({ key, currentTarget }));
  expect(keys(inside('<button>x</button>'))).toEqual(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home']);
  expect(keys(inside('<div dir="rtl"><button>x</button></div>'))).toEqual([
    'ArrowRight',
    'ArrowLeft',
    'ArrowDown',
    'Home',
  ]);
});
