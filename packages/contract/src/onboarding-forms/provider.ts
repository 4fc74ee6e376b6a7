import type { FormType } from './types.ts';

// The URL of a form: a configured provider's, or our own page. Both get the same prefill.

export const PREFILL = ['type', 'firstName', 'lastName', 'email', 'member', 'memberId', 'userId'] as const;
export type Prefill = Record<Exclude<(typeof PREFILL)[number], 'type'>, string> & { type: FormType };

const PLACEHOLDER = /\{([^{}]*)\}/g;

export const OWN_FORM_URL =
  '/forms/{type}?firstName={firstName}&lastName={lastName}&email={email}&member={member}&memberId={memberId}&userId={userId}';

/** Placeholders of a template that no form provides. */
export const unknownPlaceholders = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .filter((name) => !PREFILL.some((known) => known === name));

/** Rejects a placeholder in the host, where a family's name could determine the server it is sent to. */
export const originOf = (template: string): string | undefined => {
  const host = /^https?:\/\/[^/?#]+/i.exec(template)?.[0];
  if (!host || host.includes('{')) return undefined;
  try {
    return new URL(host).origin;
  } catch {
    return undefined;
  }
};

export const fillUrl = (template: string, values: Prefill): string =>
  template.replace(PLACEHOLDER, (_, name: string) => encodeURIComponent(values[name as keyof Prefill] ?? ''));
