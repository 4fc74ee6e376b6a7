import type { Rolldown } from 'vite';

// By default the bundler creates a chunk for every set of modules that some screens share: more than a hundred for the
// family home alone, each with its own request. Here, modules that are loaded together are in one chunk.

const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const PUBLIC_SCREENS = /\/app\/public-screens\.ts$/;
const SIGN_IN = /\/auth\/LoginScreen\.tsx$/;
/** Most visits start here; its last card is loaded a moment later. */
const HOME = /\/(HomeScreen|NewReleases)\.tsx$/;
const SIGNED_IN = /\/app\/SignedInArea\.tsx$/;
/** Shared by so many screens that every visitor is likely to need it. */
const MANY = 3;

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** The entry or dynamic imports from which this module is reached by static imports. */
export const beginningsOf = (id: string, graph: Graph): string[] => {
  const seen = new Set([id]);
  const beginnings: string[] = [];
  for (const module of seen) {
    const info = graph.getModuleInfo(module);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) beginnings.push(module);
    for (const importer of info.importers) seen.add(importer);
  }
  return beginnings;
};

/** The chunk of a module; null for what a single screen uses, which stays with that screen. */
export const fileOf = (id: string, graph: Graph): string | null => {
  if (REACT.test(id)) return 'base';
  const beginnings = beginningsOf(id, graph);
  const isNeededBy = (screen: RegExp) => beginnings.some((beginning) => screen.test(beginning));
  const infos = beginnings.map((beginning) => graph.getModuleInfo(beginning));
  if (infos.some((info) => info?.isEntry)) return 'start';
  if (beginnings.length < 2) return null;
  if (isNeededBy(SIGN_IN)) return 'sign-in';
  if (infos.some((info) => info?.dynamicImporters.some((importer) => PUBLIC_SCREENS.test(importer)))) return 'public';
  if (isNeededBy(SIGNED_IN)) return 'signed-in';
  if (isNeededBy(HOME)) return 'home';
  return beginnings.length >= MANY ? 'screens' : null;
};

const FILES = ['base', 'start', 'sign-in', 'public', 'signed-in', 'home', 'screens'];

export const chunks = (): Rolldown.CodeSplittingOptions => ({
  groups: FILES.map((name, n) => ({
    debugName: name,
    name: (id, graph) => (fileOf(id, graph) === name ? name : null),
    priority: FILES.length - n,
    // A dependency is reached from wherever its importer is, so it is in the same chunk or an earlier one.
    includeDependenciesRecursively: false,
  })),
});
