// @vitest-environment jsdom
// The sanitiser walks the tree as a browser builds it; happy-dom, used by the other tests, loses its first element.
import { describe, expect, it } from 'vitest';
import { isSafeLink } from '@amberway/contract/kernel/rich-text';
import { ownPicture } from './urls.ts';
import { sanitise } from './sanitise.ts';

const OWN = '/api/files/0199aaaa-0000-7000-8000-000000000001/cat.png';

describe('rich text', () => {
  it('keeps what the editor creates', () => {
    const html = '<h2>A</h2><p><strong>b</strong> <em>c</em></p><ul><li><p>d</p></li></ul>';
    expect(sanitise(html)).toBe(html);
  });

  it.each([
    '<script>x()</script>',
    '<p onclick="x()">a</p>',
    '<iframe src="https://a.test"></iframe>',
    '<p style="position:fixed">a</p>',
    '<svg onload="x()"></svg>',
    '<form><input name="a"></form>',
    '<a href="javascript:x()">a</a>',
    '<a href="data:text/html,x">a</a>',
    '<img src="https://elsewhere.test/spy.png">',
    '<img src=x onerror="x()">',
    '<img src="data:image/png;base64,AA">',
    '<h1 class="ant-btn" id="root" data-x="1">a</h1>',
  ])('nothing of %s can run, load or imitate our own UI', (html) => {
    expect(sanitise(html)).not.toMatch(
      /script|onclick|onload|onerror|style=|iframe|svg|form|javascript|data|src=|class|id=/i,
    );
  });

  it('drops styles of other programs, and keeps text that looks like one', () => {
    const pasted =
      '<style>p > b { color: red }</style><p style="color:red" STYLE=\'x\'>set style="a" <b style=x>b</b></p>';
    expect(sanitise(pasted)).toBe('<p>set style="a" <b>b</b></p>');
  });

  it('opens https links in a new window, without a referrer', () => {
    expect(sanitise('<a href="https://a.test/x">a</a>')).toBe(
      '<a href="https://a.test/x" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });

  it('keeps our own pictures, without a media token', () => {
    expect(sanitise(`<img src="${OWN}?t=secret" alt="A cat">`)).toBe(`<img src="${OWN}" alt="A cat">`);
  });

  it.each(['http://a.test', 'mailto:a@b.c', 'https://', 'https://user:pw@a.test', '//a.test', 'a.test'])(
    '%s is not a safe link',
    (url) => expect(isSafeLink(url)).toBe(false),
  );

  it.each(['/\\evil/cat.png', '//evil.test/api/files/x/cat.png', '/api/files/../secret', null])(
    '%s is not one of our pictures',
    (url) => expect(ownPicture(url)).toBeNull(),
  );
});
