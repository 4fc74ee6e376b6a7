import { createHash } from 'node:crypto';
import { SCREENS } from '@amberway/contract/shell/routes';

// The one HTML page of the web app, as the build leaves it: its first script is inline, and a data block beside it
// names the files that a signed-in visit loads.

/** The contents of all elements that start with this tag. */
const contentsOf = (html: string, tag: string): string[] =>
  html
    .split(tag)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</script>')));
const FILES = '<script type="application/json" id="files">';
const START_FILES = /(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g;
const APP_CHECK = '<meta name="app-check" content="" />';

const ORGANISATION = '<meta name="organisation" content="" />';
const IN_MARKUP = '{organisation}';
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Puts the name of the organisation into the page, and into the button of a sign-in page. */
export const withOrganisation = (html: string, name: string | undefined): string => {
  if (!name) return html;
  const escaped = name.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
  return html
    .replace(ORGANISATION, () => ORGANISATION.replace('""', () => `"${escaped}"`))
    .replaceAll(IN_MARKUP, () => escaped);
};

type Files = { area: string[] };

/** `crossorigin` as in the tags that use the file: otherwise it would be loaded twice. */
const hint = (file: string) =>
  `<${file}>; rel=${file.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}; crossorigin`;

/** A proxy can send these as early hints; a browser starts to load them before it has read the page. */
const linkHeader = (files: readonly string[]) => files.map(hint).join(', ');

export type Visit = { path: string; signedIn: boolean; appCheck: { token: string; expiresAt: string } };

export const pageOf = (html: string) => {
  const hashes = contentsOf(html, '<script>').map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const later = JSON.parse(contentsOf(html, FILES)[0] ?? '{"area":[]}') as Files;
  const start = [...html.matchAll(START_FILES)].map(([, file = '']) => file);
  const links = {
    start: linkHeader(start),
    area: linkHeader([...start, ...later.area]),
  };
  const [before = '', after = ''] = html.split(APP_CHECK);

  const linksFor = ({ path, signedIn }: Visit) => {
    if (!signedIn || !path.startsWith(SCREENS.home.path)) return links.start;
    // Which home follows depends on the role, which the first script knows.
    return links.area;
  };

  return {
    /** The policy of all responses, with the page's own inline script allowed by its hash. */
    policy: (policy: string) => policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' ')),
    link: (visit: Visit): string | undefined => linksFor(visit) || undefined,
    /** With an app-check token, so that the first call does not wait for one. Neither value needs escaping. */
    html: ({ appCheck: { token, expiresAt } }: Visit) =>
      after ? `${before}<meta name="app-check" content="${token}" data-until="${expiresAt}" />${after}` : html,
  };
};
