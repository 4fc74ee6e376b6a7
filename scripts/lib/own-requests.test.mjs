import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isRequestOfPage } from './own-requests.mjs';

const web = new URL('../../apps/web/', import.meta.url);
const read = (path) => readFileSync(new URL(path, web), 'utf8');
const PAGES = ['index.html', 'practise.html', 'offline.html'];
const MANIFESTS = ['public/manifest.webmanifest', 'public/practise.webmanifest'];
const ofBrowser = [
  ...PAGES.flatMap((page) =>
    [...read(page).matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(([, path]) => path),
  ),
  ...MANIFESTS.flatMap((manifest) => JSON.parse(read(manifest)).icons.map(({ src }) => src)),
  '/favicon.ico',
];

it('icons and manifests of our pages are requests of the browser', () => {
  expect(ofBrowser.length).toBeGreaterThan(6);
  for (const path of ofBrowser) expect(isRequestOfPage(`http://127.0.0.1:3000${path}`), path).toBe(false);
});

it('pages, code, data and pictures are requests of the page', () => {
  const paths = ['/dashboard', '/assets/index-4f.js', '/api/me', '/pictures/fox.svg', '/sw.js', '/icons', '/favicon'];
  for (const path of paths) expect(isRequestOfPage(`http://127.0.0.1:3000${path}?v=1`), path).toBe(true);
  expect(isRequestOfPage('data:image/png;base64,AA==')).toBe(false);
});
