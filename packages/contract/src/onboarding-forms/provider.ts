import type { FormType } from './types.ts';

// The address of a form: a provider's, by setting, or our own page. Both get the same prefill.

export const PREFILL = ['type', 'firstName', 'lastName', 'email', 'member', 'memberId', 'userId'] as const;
export type Prefill = Record<Exclude<(typeof PREFILL)[number], 'type'>, string> & { type: FormType };

const PLACEHOLDER = /\{([^{}]*)\}/g;

export const OWN_FORM_ADDRESS =
  '/forms/{type}?firstName={firstName}&lastName={lastName}&email={email}&member={member}&memberId={memberId}&userId={userId}';

/** What a template asks for that no form has. */
export const unknownPlaceholders = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .filter((name) => !PREFILL.some((known) => known === name));

/** A placeholder in the host's place would send families wherever their name leads. */
export const originOf = (template: string): string | undefined => {
  const host = /^https?:\/\/[^/?#]+/i.exec(template)?.[0];
  if (!host || host.includes('{')) return undefined;
  try {
    return new URL(host).origin;
  } catch {
    return undefined;
  }
};

export const fillAddress = (template: string, values: Prefill): string =>
  template.replace(PLACEHOLDER, (_, name: string) => encodeURIComponent(values[name as keyof Prefill] ?? ''));
