import { expect, it } from 'vitest';
import { isBlankRichText } from './rich-text.ts';

it.each([
  '',
  '<p></p>',
  '<p> &nbsp;<br></p>',
  '<p>\u200b</p>',
  '<p>&#8203;&#x200B;</p>',
  '<p>&shy;&zwnj;</p>',
  '<ul><li>\u2060</li></ul>',
])('a written text of nothing that is seen is blank: %j', (html) => {
  expect(isBlankRichText(html)).toBe(true);
});

it.each(['<p>x</p>', '<p>&#65;</p>', '<p>&amp;</p>', '<p>👍</p>', '<p>&#9999999;</p>', '<img src="/x">', '<hr>'])(
  'what is seen is not blank: %j',
  (html) => {
    expect(isBlankRichText(html)).toBe(false);
  },
);
