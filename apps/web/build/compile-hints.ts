import type { Plugin } from 'vite';
import { chunksOf } from './bundle-files.ts';

/** The homes, and what a family opens from its own: most of their functions run before a first view. */
const FIRST_VIEW =
  /\/(main|SignedInArea|CustomerHome|Workspace|StaffSidebar|StaffTools|ProgrammeScreen|NotesScreen|LearningScreen)\.tsx$/;
/** Libraries of which a first view calls little. */
const LEAVES = /\/(schemas|select|rows|places|sign-in)-/;

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
      for (const chunk of chunksOf(bundle, FIRST_VIEW))
        if (!LEAVES.test(chunk.fileName)) chunk.code = `${HINT}${chunk.code}`;
    },
  },
});
