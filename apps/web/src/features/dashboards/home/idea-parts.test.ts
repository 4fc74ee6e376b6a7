import { expect, it } from 'vitest';
import { ideaParts } from './idea-parts.ts';

it.each([
  ['<p>Roll a ball</p><p>Stop while it is fun.</p>', 'Roll a ball', 'Stop while it is fun.'],
  ['<ul><li>Wait <b>five</b> seconds</li><li>Then ask</li></ul>', 'Wait five seconds', 'Then ask'],
  ['<p>Pause before you help.</p>', 'Pause before you help.', ''],
  [`<p>Roll a ball. ${'Say my turn. '.repeat(9)}</p>`, 'Roll a ball.', 'Say my turn. '.repeat(9).trim()],
  ['', null, ''],
])('%s begins with a headline', (html, headline, text) => {
  expect(ideaParts(html)).toEqual({ headline, text });
});

it('a long first sentence is no headline', () => {
  const long = `${'word '.repeat(40).trim()}.`;
  expect(ideaParts(`<p>${long}</p><p>More</p>`)).toEqual({ headline: null, text: `${long} More` });
});
