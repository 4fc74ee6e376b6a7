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
])('rich text without visible content is blank: %j', (html) => {
  expect(isBlankRichText(html)).toBe(true);
});

it.each(['<p>x</p>', '<p>&#65;</p>', '<p>&amp;</p>', '<p>👍</p>', '<p>&#9999999;</p>', '<img src="/x">', '<hr>'])(
  'visible rich text is not blank: %j',
  (html) => {
    expect(isBlankRichText(html)).toBe(false);
  },
);
