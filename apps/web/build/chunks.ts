import type { Rolldown } from 'vite';

// By default the bundler creates a chunk for every set of modules that some screens share: more than a hundred for the
// family home alone, each with its own request. Here, modules that are loaded together are in one chunk.

const REACT = /node_modules\/(react|react-dom|scheduler)\//;
/** Large leaves of the module graph: a screen that needs one does not load the others. */
const LEAVES: readonly [string, RegExp][] = [
  ['schemas', /node_modules\/zod\//],
  [
    'select',
    /node_modules\/(downshift|compute-scroll-into-view|prop-types|react-is|object-assign|tslib|@babel\/runtime)\//,
  ],
  ['rows', /node_modules\/@tanstack\/(react-virtual|virtual-core)\//],
  ['places', /\/contract\/src\/places\/[a-z-]+-data\.ts$/],
];
const PUBLIC_SCREENS = /\/app\/public-screens\.ts$/;
const SIGN_IN = /\/auth\/(Clinician)?LoginScreen\.tsx$/;
/** The code of a session: the start of a signed-in visit, and loaded by the sign-in page while the user types. */
const SESSION = /\/(session-code|private-code|auth\/sign-in)\.ts$/;
const SIGNED_IN = /\/app\/SignedInArea\.tsx$/;
const FAMILY_HOME = /\/dashboards\/CustomerHome\.tsx$/;
const STAFF_HOME = /\/(StaffSidebar\.tsx|StaffTools\.tsx|workspace\/public\.ts)$/;
/** What it shares with the staff's home is apart from forms, as with the notes. */
const PROGRAMME = /\/ProgrammeScreen\.tsx$/;
/** A family's list of notes and the letter: what they need, in part like the staff's home, is apart from forms. */
const NOTES = /\/(NotesScreen|NoteScreen)\.tsx$/;
/** Apart from those: it needs neither forms nor lists, and a family opens it from a notification. */
const MESSAGES = /\/thread\/MessagesScreen\.tsx$/;
/** Likewise: it needs lists and their filters, but no forms. */
const LIBRARY = /\/LearningScreen\.tsx$/;
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
  const leaf = LEAVES.find(([, modules]) => modules.test(id));
  if (leaf) return leaf[0];
  const beginnings = beginningsOf(id, graph);
  const isNeededBy = (screen: RegExp) => beginnings.some((beginning) => screen.test(beginning));
  const infos = beginnings.map((beginning) => graph.getModuleInfo(beginning));
  if (infos.some((info) => info?.isEntry)) return 'start';
  // Every signed-in visitor needs it, and public pages load it without the area.
  if (isNeededBy(SESSION) && !isNeededBy(SIGN_IN)) return 'common';
  const isPublic = infos.some((info) => info?.dynamicImporters.some((importer) => PUBLIC_SCREENS.test(importer)));
  const [family, staff] = [isNeededBy(FAMILY_HOME), isNeededBy(STAFF_HOME)];
  // Both homes need it, so every signed-in visitor does.
  const isSignedIn = isNeededBy(SIGNED_IN) || (family && staff);
  if (isNeededBy(SIGN_IN)) return isSignedIn ? 'start' : 'sign-in';
  if (isPublic && (isSignedIn || family || isNeededBy(NOTES))) return 'common';
  // Apart from the schemas of the public forms, which neither screen needs.
  if (isPublic && (isNeededBy(PROGRAMME) || isNeededBy(LIBRARY))) return 'plain';
  if (isPublic) return beginnings.length > 1 ? 'public' : null;
  if (isSignedIn) return 'signed-in';
  if (family) return 'home';
  if (isNeededBy(NOTES)) return staff ? 'light' : beginnings.length > 1 ? 'notes' : null;
  if (isNeededBy(MESSAGES)) return beginnings.length > 1 ? 'messages' : null;
  if (isNeededBy(PROGRAMME)) return staff ? 'cards' : beginnings.length < MANY ? null : 'family';
  if (isNeededBy(LIBRARY)) return staff ? 'lists' : beginnings.length < MANY ? null : 'library';
  const others = beginnings.filter((beginning) => !STAFF_HOME.test(beginning));
  if (others.length < MANY) return staff ? 'staff' : null;
  return staff ? 'shared' : 'screens';
};

const FILES = [
  'base',
  ...LEAVES.map(([name]) => name),
  'start',
  'sign-in',
  'common',
  'plain',
  'signed-in',
  'public',
  'light',
  'home',
  'messages',
  'notes',
  'cards',
  'family',
  'lists',
  'library',
  'shared',
  'staff',
  'screens',
];

export const chunks = (): Rolldown.CodeSplittingOptions => ({
  groups: FILES.map((name, n) => ({
    debugName: name,
    name: (id, graph) => (fileOf(id, graph) === name ? name : null),
    priority: FILES.length - n,
    // A dependency is reached from wherever its importer is, so it is in the same chunk or an earlier one.
    includeDependenciesRecursively: false,
  })),
});
