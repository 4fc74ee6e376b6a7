import { afterEach, describe, expect, it, vi } from 'vitest';
import { any, installAny } from './abort-signal-any.ts';
import { areNeeded } from './are-needed.ts';
import { withoutHas } from './has.ts';
import { canParse, installCanParse } from './url-can-parse.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('AbortSignal.any', () => {
  it('follows the first of its signals with its reason', () => {
    const [one, two] = [new AbortController(), new AbortController()];
    const signal = any([one.signal, two.signal]);
    expect(signal.aborted).toBe(false);
    two.abort('gone');
    one.abort('late');
    expect([signal.aborted, signal.reason]).toEqual([true, 'gone']);
  });

  it('is aborted at once by a signal that is', () => {
    const signal = any([new AbortController().signal, AbortSignal.abort('before')]);
    expect([signal.aborted, signal.reason]).toEqual([true, 'before']);
  });

  it('lets go of its signals when one has fired', () => {
    const [one, two] = [new AbortController(), new AbortController()];
    const listened = vi.spyOn(one.signal, 'addEventListener');
    any([one.signal, two.signal]);
    two.abort();
    expect(listened.mock.calls[0]?.[2]).toMatchObject({ signal: { aborted: true } });
  });
});

it.each([
  ['https://a.example/x', undefined],
  ['/x', undefined],
  ['/x', 'https://a.example'],
  ['https://', undefined],
  ['https://[', 'https://a.example'],
])('URL.canParse agrees with the browser about %s from %s', (url, base) => {
  expect(canParse(url, base)).toBe(URL.canParse(url, base));
});

it('a stylesheet without :has() keeps everything else', () => {
  expect(
    withoutHas('.a:has(> .b:not(:has(c)),+ d)>e,.f:not(:has(> .b:not(:has(c)),+ d)){x:y}.g:has(:checked){z:1}'),
  ).toBe('.a[data-has~=h0]>e,.f:not([data-has~=h0]){x:y}.g[data-has~=h1]{z:1}');
});

it.each(['AbortSignal', 'URL'])('are needed where %s lacks a function, and installed', (name) => {
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('AbortSignal', { any });
  vi.stubGlobal('URL', { canParse });
  expect(areNeeded()).toBe(false);
  vi.stubGlobal(name, {});
  expect(areNeeded()).toBe(true);
  installAny();
  installCanParse();
  expect(areNeeded()).toBe(false);
});
