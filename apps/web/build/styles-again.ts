import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper/;
const AFTER_FAILURE = /seen\[href\] = void 0;(?=\s*throw err)/;

/**
 * Vite's code that loads a part of the app remembers a style sheet that could not be loaded as loaded: the next attempt
 * would show the part without its styles.
 */
export const stylesAgain = (): Plugin => ({
  name: 'amberway-styles-again',
  apply: 'build',
  transform: {
    filter: { id: HELPER },
    handler(code) {
      if (!AFTER_FAILURE.test(code)) throw new Error('The code that loads styles has changed: see styles-again.ts.');
      return { code: code.replace(AFTER_FAILURE, 'delete seen[href];'), map: null };
    },
  },
});
