import { expect, it } from 'vitest';
import { mentionsOf } from './mentions.ts';

const mentions = mentionsOf({ names: ['Arlo', 'Zoë', 'O’Neil (Jr.)'], emails: ['kim@example.test'] });

it.each([
  ['Plan for Arlo', true],
  ['ARLO’s plan', true],
  ['arlo_plan-2.pdf', true],
  ['Carlo and Arlon', false],
  ['For zoë.', true],
  ['Zoëtrope', false],
  ['by O’Neil (Jr.)', true],
  ['mail to Kim@example.test!', true],
  ['Feelings chart', false],
  [null, false],
])('a name of the family is found only as a whole word: %j', (text, found) => {
  expect(mentions(text)).toBe(found);
});
