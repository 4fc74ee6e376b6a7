import { USER_STATUSES, type UserStatus, type UserType } from '@amberway/contract/kernel/roles';

// The index `users_search_grams` contains every six letters in a row of what a user is searched by, each behind the
// user's type and status (`user_search_grams` in the migrations writes them): it names few users that do not match.

/** As in `user_search_grams`. */
const GRAM = 6;
const markOf = (type: UserType, status: UserStatus) => type.slice(0, 1) + status.slice(0, 2);

/** Of a text in lower case; by code point, as the database counts. Together the parts cover the text; the last two may overlap. */
export const partsOf = (text: string): string[] => {
  const letters = Array.from(text);
  if (letters.length <= GRAM) return [text];
  const starts = Array.from({ length: Math.ceil(letters.length / GRAM) }, (_, n) =>
    Math.min(n * GRAM, letters.length - GRAM),
  );
  return starts.map((start) => letters.slice(start, start + GRAM).join(''));
};

const quoted = (gram: string) => `'${gram.replaceAll(/[\\']/g, '$&$&')}'`;

/** What the index is searched for to find users with these parts; undefined without parts. */
export const gramQuery = (
  { type, status }: { type: UserType; status?: UserStatus | undefined },
  parts: string[],
): string | undefined => {
  if (parts.length === 0) return undefined;
  const statuses = status ? [status] : USER_STATUSES.filter((one) => one !== 'Deleted');
  const withMark = (mark: string) =>
    // A short text is the beginning of a gram; of a long one all six letters are known.
    parts.map((part) => quoted(mark + part) + (Array.from(part).length < GRAM ? ':*' : '')).join(' & ');
  return statuses.map((one) => `(${withMark(markOf(type, one))})`).join(' | ');
};
