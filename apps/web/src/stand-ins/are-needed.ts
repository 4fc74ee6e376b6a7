/** In the first script of the page: whether this browser needs the file of stand-ins. */
export const areNeeded = (): boolean =>
  !('any' in AbortSignal) || !('canParse' in URL) || !CSS.supports('selector(:has(a))');
