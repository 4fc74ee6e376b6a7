import type { Plugin } from 'vite';

/** The files of the homes and of what a family opens from its own: most of their functions run before a first view. */
const FIRST_VIEW =
  /\/(?:base|index|common|signed-in|home|staff|light|notes|cards|family|lists|library|(?:Programme|Notes|Learning)Screen)-[^/]+\.js$/;

/**
 * A browser compiles a function when it is first called, on the thread that also draws: a thousand of them for a first
 * view, a fifth of its time. This comment lets it compile them beside the loading, on another thread. Other browsers
 * ignore it.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

export const compileHints = (): Plugin => ({
  name: 'amberway-compile-hints',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && FIRST_VIEW.test(`/${file.fileName}`)) file.code = `${HINT}${file.code}`;
    },
  },
});
