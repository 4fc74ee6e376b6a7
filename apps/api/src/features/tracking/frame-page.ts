import { createHash } from 'node:crypto';
import { PAGE_MESSAGE, READY_MESSAGE } from '@amberway/contract/tracking/frame';
import { originsOf, type TrackingScript } from '@amberway/contract/tracking/snippet';

/**
 * The only information the tracking code gets: each page view is pushed onto `dataLayer` and dispatched as an event,
 * both called 'amberway:page' and with the kind of page in `page`.
 */
const RECEIVER = `(() => {
  const pages = (window.dataLayer ??= []);
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.type !== '${PAGE_MESSAGE}') return;
    const page = String(data.page);
    pages.push({ event: '${PAGE_MESSAGE}', page });
    dispatchEvent(new CustomEvent('${PAGE_MESSAGE}', { detail: { page } }));
  });
  parent.postMessage('${READY_MESSAGE}', '*');
})();`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const escaped = (text: string) => text.replace(/[&"<>]/g, (character) => `&#${character.codePointAt(0)};`);
/** Normalised line ends: a browser hashes the text after this normalisation. */
const textOf = (text: string) => text.replace(/\r\n?/g, '\n');

const elementOf = (script: TrackingScript): string => {
  if ('text' in script) return `<script>${textOf(script.text)}</script>`;
  return `<script src="${escaped(script.src)}"${script.async ? ' async' : ''}${script.defer ? ' defer' : ''}></script>`;
};

export const framePage = (scripts: readonly TrackingScript[]): string =>
  `<!doctype html><meta charset="utf-8"><title>Statistics</title><script>${RECEIVER}</script>${scripts.map(elementOf).join('')}`;

/** Allows only the origins in the code, and its inline scripts by hash; opaque origin, and none of our own URLs. */
export const framePolicy = (scripts: readonly TrackingScript[], ownOrigin: string): string => {
  const origins = originsOf(scripts).filter((origin) => origin !== ownOrigin);
  const texts = scripts.flatMap((script) => ('text' in script ? [hashOf(textOf(script.text))] : []));
  const named = origins.length > 0 ? origins.join(' ') : "'none'";
  return [
    "default-src 'none'",
    `script-src ${[hashOf(RECEIVER), ...texts, ...origins].join(' ')}`,
    `connect-src ${named}`,
    `img-src ${named}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
};
