/** A `like` pattern for lower-case columns that contain the text. Wildcards in the text are escaped. */
export const containsPattern = (text: string): string =>
  `%${text.toLowerCase().replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
