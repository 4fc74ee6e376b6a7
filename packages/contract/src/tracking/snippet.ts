// The tracking code is HTML that consists of <script> elements. It is never inserted as it is: the page creates new
// elements from what is parsed here, and its Content-Security-Policy allows exactly these origins and texts.

export type TrackingScript = { src: string; async: boolean; defer: boolean } | { text: string };

const SCRIPT = /^<script((?:\s+[\w-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*>([\s\S]*?)<\/script\s*>/i;
const SKIPPED = /^(?:\s+|<!--(?:(?!-->)[\s\S])*-->)/;
const ATTRIBUTE = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const URLS = /https:\/\/[A-Za-z0-9.-]+(?::\d+)?/g;
const ORIGIN = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/;

/**
 * The origin of a URL, if it is safe in a Content-Security-Policy. URL parsers accept ';', ',' and '*' in host names,
 * which would start another directive there or allow every host.
 */
const originOf = (url: string): string | undefined => {
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  return ORIGIN.test(origin) ? origin : undefined;
};

const attributesOf = (source: string): Map<string, string> =>
  new Map([...source.matchAll(ATTRIBUTE)].map(([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? '']));

const readScript = (attributes: Map<string, string>, text: string): TrackingScript | undefined => {
  const src = attributes.get('src');
  if (src === undefined) return text.trim() === '' ? undefined : { text };
  if (originOf(src) === undefined || text.trim() !== '') return undefined;
  return { src, async: attributes.has('async'), defer: attributes.has('defer') };
};

/** The scripts of a code, or undefined if it contains anything else. An empty code has none. */
export const readSnippet = (code: string): TrackingScript[] | undefined => {
  const scripts: TrackingScript[] = [];
  let rest = code;
  while (rest !== '') {
    const skipped = SKIPPED.exec(rest);
    const found = skipped ? null : SCRIPT.exec(rest);
    const [taken] = skipped ?? found ?? [];
    if (!taken) return undefined;
    if (found) {
      const script = readScript(attributesOf(found[1] ?? ''), found[2] ?? '');
      if (!script) return undefined;
      scripts.push(script);
    }
    rest = rest.slice(taken.length);
  }
  return scripts;
};

/** The origins in a code, from the URLs and the texts of its scripts. */
export const originsOf = (scripts: readonly TrackingScript[]): string[] => [
  ...new Set(
    scripts
      .flatMap((script) => ('src' in script ? [script.src] : [...script.text.matchAll(URLS)].map(([found]) => found)))
      .flatMap((url) => originOf(url) ?? []),
  ),
];

/** The decoded code, or undefined if it is not URL-encoded. */
export const decodeCode = (code: string): string | undefined => {
  try {
    return decodeURIComponent(code);
  } catch {
    return undefined;
  }
};
