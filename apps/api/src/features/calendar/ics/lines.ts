// The letters of RFC 5545: lines of at most 75 octets, ended by CR LF, with text escaped.

const OCTETS = 75;

const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[;,]/g, '\\$&')
    // What is left of control characters has no meaning in a calendar and breaks its readers.
    .replace(/\p{Cc}/gu, ' ');

/** A line that is too long goes on in the next one after a space. Never inside a character. */
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

/** A property whose value is a text that people read. */
export const text = (name: string, value: string): string => fold(`${name}:${escapeText(value)}`);

/** A property whose value has its own form: a time, a number, an address without line ends. */
export const plain = (name: string, value: string | number): string => fold(`${name}:${String(value)}`);

/** An instant in UTC: 20261115T030000Z. */
export const time = (name: string, instant: string): string =>
  plain(name, `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`);

export const document = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;
