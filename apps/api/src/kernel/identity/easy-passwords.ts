import { commonPasswords } from './common-passwords.ts';

export type PasswordOwner = { email: string; firstName: string; lastName: string };

const PRODUCT = 'amberway';
/** Up to so many digits and symbols around a common word make it no harder to guess: 'Password2024!'. */
const DECORATION_MAX = 6;
/** Shorter words are in nearly every password. */
const CORE_MIN = 4;
const LETTER = /\p{L}/u;
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const withLetters = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => LOOKALIKES[sign] ?? sign);

const countWhile = (letters: readonly string[]): number => {
  const first = letters.findIndex((letter) => LETTER.test(letter));
  return Math.min(first < 0 ? letters.length : first, DECORATION_MAX);
};

/** The password with any number of digits and symbols removed from its ends, none included. */
const coresOf = (text: string): string[] => {
  const letters = Array.from(text);
  const [leading, trailing] = [countWhile(letters), countWhile(letters.toReversed())];
  const cores: string[] = [];
  for (let left = 0; left <= leading; left += 1) {
    for (let right = 0; right <= Math.min(trailing, DECORATION_MAX - left); right += 1) {
      const core = letters.slice(left, letters.length - right);
      if (core.length >= CORE_MIN) cores.push(core.join(''));
    }
  }
  return cores;
};

const ownWords = ({ email, firstName, lastName }: PasswordOwner): string[] => {
  const [first, last] = [firstName, lastName].map((name) => name.normalize('NFKC').toLowerCase().replaceAll(' ', ''));
  const [mailbox = ''] = email.split('@');
  return [email, mailbox, first, last, `${first}${last}`, `${last}${first}`].filter(
    (word): word is string => word !== undefined && word.length >= CORE_MIN,
  );
};

/** Whether the password is easy to guess: a common one, or the person's name or email address. */
export const isEasyPassword = async (password: string, owner: PasswordOwner): Promise<boolean> => {
  const common = await commonPasswords();
  const text = password.normalize('NFKC').toLowerCase();
  if (text === PRODUCT) return true;
  const own = new Set(ownWords(owner));
  return coresOf(text)
    .flatMap((core) => [core, withLetters(core)])
    .some((core) => common.has(core) || own.has(core));
};
