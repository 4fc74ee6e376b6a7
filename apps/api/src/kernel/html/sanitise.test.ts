import { expect, it } from 'vitest';
import { sanitiseHtml } from './sanitise.ts';

const OWN = '/api/files/01a00000-0000-7000-8000-000000000001/face.png';

it('sanitiseHtml leaves the editor’s own markup unchanged', () => {
  const html = `<p>Mia <strong>Okafor</strong><br />Coach</p><ul><li>one</li></ul><img src="${OWN}" alt="Me" />`;
  expect(sanitiseHtml(html)).toBe(html);
});

it.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['<img src="https://tracker.example/x.gif">'],
  ['<img src="//tracker.example/x.gif">'],
  ['<a href="javascript:alert(1)">x</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">x</a>'],
  ['<svg><script>alert(1)</script></svg>'],
  ['<iframe src="https://evil.example"></iframe>'],
  ['<p style="background:url(https://evil.example)" onclick="x()">x</p>'],
  ['<style>@import "https://evil.example"</style>'],
  ['<form action="https://evil.example"><input name="a"></form>'],
  ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>'],
])('sanitiseHtml removes everything that can run or track: %s', (html) => {
  expect(sanitiseHtml(html)).not.toMatch(/script|onerror|onclick|evil|tracker|style|svg|iframe|form|data:|math/i);
});

it('sanitiseHtml leaves of a link only a safe URL', () => {
  expect(sanitiseHtml('<a href="https://amberway.test" onclick="x()" rel="opener">us</a>')).toBe(
    '<a href="https://amberway.test">us</a>',
  );
  expect(sanitiseHtml('<a href="http://amberway.test">us</a>')).toBe('<a>us</a>');
});
