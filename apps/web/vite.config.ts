import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { compileHints } from './build/compile-hints.ts';
import { devicePlugin } from './build/device.ts';
import { directImports } from './build/direct-imports.ts';
import { BUILD_TARGET } from './build/floor.ts';
import { pagePlugin } from './build/page.ts';
import { preloadFont } from './build/preload-font.ts';
import { slimEndpoints } from './build/slim-endpoints.ts';
import { stylesAgain } from './build/styles-again.ts';
import { zodWithoutEval } from './build/zod-without-eval.ts';
import { tokensPlugin } from './src/app/theme/vite-plugin.ts';

/**
 * After the first sign-in, from a link in a mail, or while the server is not there. And what a sign-in loads after its
 * form: by then the other files are there, since they load with the first focus.
 */
const OPENED_ONCE =
  /\/(?:(?:ForgetPassword|FormPage|GettingStarted|Next|PasswordConfirmed|ResetPassword|Verify)Screen|DuringMaintenance|SecondStep|passkey-sign-in|sso-endpoints)-/;

/** The first script imports them, so they are there before any list of files is read. */
const OF_EVERY_PAGE = /\/(?:base|index|rolldown-runtime)-[^/]*\.js$/;

const apiPort = process.env['API_PORT'] ?? '3000';

export default defineConfig({
  plugins: [
    react(),
    tokensPlugin(),
    zodWithoutEval(),
    stylesAgain(),
    slimEndpoints(),
    directImports(),
    preloadFont(),
    pagePlugin(),
    compileHints(),
    devicePlugin(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: BUILD_TARGET,
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: chunks(),
      },
    },
    modulePreload: {
      polyfill: false,
      // The first script contains the list of files that each page preloads. Pages that a person opens once do without:
      // their scripts load by their own imports. Styles are loaded by this list alone.
      resolveDependencies: (file, files, { hostType }) => {
        if (OPENED_ONCE.test(file)) return files.filter((name) => name.endsWith('.css'));
        return hostType === 'js' ? files.filter((name) => !OF_EVERY_PAGE.test(name)) : files;
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false },
      '/tracking': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false },
    },
  },
});
