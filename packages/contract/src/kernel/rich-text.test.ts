import { expect, it } from 'vitest';
import { isBlankRichText, plainText } from './rich-text.ts';

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

it('plain text has a space between blocks, and none inside a sentence', () => {
  expect(plainText('<p>Up to <strong>forty</strong>.</p><ul><li>A <em>b</em>c</li><li>d</li></ul>')).toBe(
    'Up to forty. A bc · d',
  );
  expect(plainText('<ol><li><p>One.</p></li> <li>Two</li></ol><p>Then</p>')).toBe('One. Two Then');
  expect(plainText('one<br>two &amp; <a href="https://x.example">three</a>, 5 &lt; 6')).toBe('one two & three, 5 < 6');
});
