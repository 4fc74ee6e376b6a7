/** What a page's security policy allows beyond our own files. */
export type PolicyExtras = { origins: readonly string[]; scriptHashes: readonly string[] };

const WIDENED: Readonly<Record<string, keyof PolicyExtras | 'both'>> = {
  'script-src': 'both',
  'connect-src': 'origins',
  'img-src': 'origins',
};

/** The policy with exactly these origins and script texts added where scripts need them. */
export const widenPolicy = (policy: string, { origins, scriptHashes }: PolicyExtras): string =>
  policy
    .split(';')
    .map((directive) => {
      const name = directive.trim().split(/\s/)[0] ?? '';
      const which = WIDENED[name];
      const more = which === 'both' ? [...origins, ...scriptHashes] : which ? origins : [];
      return [directive, ...more].join(' ');
    })
    .join(';');
