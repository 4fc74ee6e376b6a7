type Names = { user: string; child: string };

/** One is chosen per day; each names the reader and a child. */
export const GREETINGS: readonly ((names: Names) => string)[] = [
  ({ user, child }) => `Hello ${user}. Small steps with ${child} count today, too.`,
  ({ user, child }) => `Good to see you, ${user}. What made ${child} smile lately?`,
  ({ user, child }) => `Welcome back, ${user}. Here is what is ahead for ${child}.`,
  ({ user, child }) => `Hi ${user}, one calm moment with ${child} is enough for today.`,
  ({ user, child }) => `${user}, you know ${child} best. We are glad to walk beside you.`,
  ({ user, child }) => `Nice to have you here, ${user}. Let us look at what ${child} has been learning.`,
  ({ user, child }) => `Hello ${user}. Every try counts, and ${child} has you cheering along.`,
];

/** FNV-1a: a stable hash that spreads similar texts. */
const hash = (text: string): number => {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return value;
};

/** Index of the greeting for a user on a day (YYYY-MM-DD, local): pseudo-random, and stable until midnight. */
export const greetingNumber = (day: string, userId: string): number => hash(`${day} ${userId}`) % GREETINGS.length;

export const greetingOf = (day: string, userId: string, names: Names): string =>
  (GREETINGS[greetingNumber(day, userId)] as (typeof GREETINGS)[number])(names);
