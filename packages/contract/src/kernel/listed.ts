/** 'Tobi', 'Tobi and Ada', 'Tobi, Ada and Sol'. */
export const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
