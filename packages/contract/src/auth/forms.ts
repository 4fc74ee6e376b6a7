import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_TYPED_MAX } from '../kernel/limits.ts';
import { authTexts } from './texts.ts';

// The rules of the sign-in screens, as plain functions: these are the only ones the first page loads, and a library of
// schemas would make it a fifth larger. The server's schemas are built on the same rules.

/** What is wrong with a text that was typed. */
export type Rule = (text: string) => string | undefined;

export const EMAIL_MAX = 254;
/** Words and dots, an at sign, and the name of a host. */
const ADDRESS = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** Trimmed and in small letters, so that an address has one spelling. */
export const readEmail = (text: string): string => text.trim().toLowerCase();

export const emailRule: Rule = (text) => {
  const email = readEmail(text);
  return email.length <= EMAIL_MAX && ADDRESS.test(email) ? undefined : authTexts.enterEmail;
};

const storable = (text: string, max: number): string | undefined => {
  if (text.length > max) return `At most ${max} characters.`;
  return text.includes('\0') ? 'This contains characters that cannot be stored.' : undefined;
};

export const passwordRule: Rule = (text) => {
  if (text === '') return authTexts.inputPassword;
  return text.length < PASSWORD_MIN ? authTexts.passwordTooShort : storable(text, PASSWORD_TYPED_MAX);
};

/** The reset screen's rule: 8 characters, a digit, an uppercase letter of any script. */
export const newPasswordRule: Rule = (text) => {
  if (text === '') return authTexts.inputNewPassword;
  const isGood = text.length >= PASSWORD_MIN && /\d/.test(text) && /\p{Lu}/u.test(text);
  return isGood ? storable(text, PASSWORD_MAX) : authTexts.newPasswordRule;
};

type Issue = { path: string[]; message: string };
/** Works like a schema of the library, as far as a form asks it. */
export type FormRules<T> = {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false; error: { issues: Issue[] } };
};

const formOf = <K extends string>(
  names: readonly K[],
  rules: (typed: Record<K, string>) => Partial<Record<K, string | undefined>>,
): FormRules<Record<K, string>> => ({
  safeParse: (value) => {
    const given = (value ?? {}) as Partial<Record<K, unknown>>;
    const textOf = (name: K) => (typeof given[name] === 'string' ? given[name] : '');
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

export const forgotPasswordForm = formOf(['email'], ({ email }) => ({ email: emailRule(email) }));

/** The screen's form: the confirmation never travels. */
export const resetPasswordForm = formOf(['password', 'confirmation'], ({ password, confirmation }) => ({
  password: newPasswordRule(password),
  confirmation:
    confirmation === ''
      ? authTexts.inputConfirmation
      : confirmation === password
        ? undefined
        : authTexts.confirmationDiffers,
}));
