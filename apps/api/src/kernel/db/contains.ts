/** A `like` pattern for columns in lower case that contain the text. Wildcards in it stand for themselves. */
export const containsPattern = (text: string): string =>
  `%${text.toLowerCase().replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
