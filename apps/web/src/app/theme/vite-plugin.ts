import type { Plugin } from 'vite';
import { tokensCss } from './stylesheet.ts';

const MODULE = 'virtual:tokens.css';
// A path that ends in .css and starts with a slash goes through Vite's own stylesheet handling.
const RESOLVED = '/__tokens.css';

/** Serves the design tokens as a stylesheet: `import 'virtual:tokens.css'`. */
export const tokensPlugin = (): Plugin => ({
  name: 'amberway-tokens',
  resolveId: (id) => (id === MODULE || id === RESOLVED ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? tokensCss() : undefined),
});
