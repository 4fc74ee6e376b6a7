// Content lines of RFC 5545: at most 75 octets, ended by CR LF, with text escaped.

const OCTETS = 75;

const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[;,]/g, '\\$&')
    // The remaining control characters have no meaning in a calendar and break parsers.
    .replace(/\p{Cc}/gu, ' ');

/** Folds a long line: it continues on the next line after a space. Never splits a character. */
const fold = (line: string): string => {
  let folded = '';
  let room = OCTETS;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (size > room) {
      folded += '\r\n ';
      room = OCTETS - 1;
    }
    folded += character;
    room -= size;
  }
  return folded;
};

/** A property with a text value, which is escaped. */
export const text = (name: string, value: string): string => fold(`${name}:${escapeText(value)}`);

/** A property with a value in its own format: a time, a number, a URL without line breaks. */
export const plain = (name: string, value: string | number): string => fold(`${name}:${String(value)}`);

/** A property with an instant in UTC: 20261115T030000Z. */
export const time = (name: string, instant: string): string =>
  plain(name, `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`);

export const document = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;
