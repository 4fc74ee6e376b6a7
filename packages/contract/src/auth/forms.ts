import { PASSWORD_MIN, PASSWORD_TYPED_MAX } from '../kernel/limits.ts';
import { authTexts } from './texts.ts';

// Validation of the sign-in screens as plain functions: the first page loads only these, because a schema library
// would make it a fifth larger. The server's schemas are built on the same rules.

/** Returns what is wrong with the typed text. */
export type Rule = (text: string) => string | undefined;

export const EMAIL_MAX = 254;
/** Words and dots, an at sign, and a host name. */
const ADDRESS = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** Trimmed and in lower case, so that an email address has one spelling. */
export const readEmail = (text: string): string => text.trim().toLowerCase();

export const emailRule: Rule = (text) => {
  const email = readEmail(text);
  return email.length <= EMAIL_MAX && ADDRESS.test(email) ? undefined : authTexts.enterEmail;
};

export const storable = (text: string, max: number): string | undefined => {
  if (text.length > max) return `At most ${max} characters.`;
  return text.includes('\0') ? 'This contains characters that cannot be stored.' : undefined;
};

export const passwordRule: Rule = (text) => {
  if (text === '') return authTexts.inputPassword;
  return text.length < PASSWORD_MIN ? authTexts.passwordTooShort : storable(text, PASSWORD_TYPED_MAX);
};

type Issue = { path: string[]; message: string };
/** The part of the Zod schema interface that a form uses. */
export type FormRules<T> = {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false; error: { issues: Issue[] } };
};

export const formOf = <K extends string>(
  names: readonly K[],
  rules: (typed: Record<K, string>) => Partial<Record<K, string | undefined>>,
): FormRules<Record<K, string>> => ({
  safeParse: (value) => {
    const fields = (value ?? {}) as Partial<Record<K, unknown>>;
    const textOf = (name: K) => (typeof fields[name] === 'string' ? fields[name] : '');
    const typed = Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<K, string>;
    const problems = rules(typed);
    const issues = names.flatMap((name) => {
      const message = problems[name];
      return message ? [{ path: [name], message }] : [];
    });
    if (issues.length > 0) return { success: false, error: { issues } };
    return { success: true, data: 'email' in typed ? { ...typed, email: readEmail(String(typed.email)) } : typed };
  },
});

export const loginForm = formOf(['email', 'password'], ({ email, password }) => ({
  email: emailRule(email),
  password: passwordRule(password),
}));
