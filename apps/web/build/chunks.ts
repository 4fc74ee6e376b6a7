import type { Rolldown } from 'vite';
import { merge, type Part, type Reduce } from './cluster.ts';

// By default the bundler creates a chunk for every set of modules that some screens share: more than a hundred for the
// family home alone, each with its own request. Here, what every visit or every page needs is decided by rules; the rest
// is merged by what it costs (cluster.ts).

const REACT = /node_modules\/(react|react-dom|scheduler)\//;
/** The bundler's own helper: in the first chunk, for which no request of its own is needed. */
const RUNTIME = /rolldown\/runtime/;
/** Large leaves of the module graph: a screen that needs one does not load the others. */
const LEAVES: readonly [string, RegExp][] = [
  ['schemas', /node_modules\/zod\/|\/src\/kernel\/zod\.ts$/],
  [
    'select',
    /node_modules\/(downshift|compute-scroll-into-view|prop-types|react-is|object-assign|tslib|@babel\/runtime)\//,
  ],
  ['rows', /node_modules\/@tanstack\/(react-virtual|virtual-core)\//],
  // Texts and styles of the second factor, which few visits need: alone they would join a part that many do.
  ['factors', /\/account\/factors\/(labels\.ts|factors\.module\.css)$/],
  ['places', /\/contract\/src\/places\/[a-z-]+-data\.ts$/],
];
const PUBLIC_SCREENS = /\/app\/public-screens\.ts$/;
const SIGN_IN = /\/auth\/(Clinician)?LoginScreen\.tsx$/;
/** The code of a session: the start of a signed-in visit, and loaded by the sign-in page while the user types. */
const SESSION = /\/(session-code|private-code|auth\/sign-in)\.ts$/;
const SIGNED_IN = /\/app\/SignedInArea\.tsx$/;
const FAMILY_HOME = /\/dashboards\/CustomerHome\.tsx$/;
const WORKSPACE = /\/workspace\/public\.ts$/;
/** The frame of every page of staff. */
const STAFF_FRAME = /\/(StaffSidebar|StaffTools)\.tsx$/;
/** What a family's visit loads when the browser is idle: the outbox, the worker and the device's own store. */
const DEVICE =
  /\/(app\/device\/start|app\/outbox\/Outbox|kernel\/device\/(sealed-store|end)|kernel\/ready\/keep|family\/ready-device)\.tsx?$/;
/** Screens that share a little with the home of a family, and need nothing else of its chunk. */
const BESIDE_HOME = /\/(ChildPageScreen|MessagesScreen)\.tsx$/;
/** Shared by so many places that most visits need it. */
const MANY = 12;
/** The screens that most visits open. */
const MAIN =
  /\/(ProgrammeScreen|NotesScreen|NoteScreen|MessagesScreen|LearningScreen|DiaryScreen|ClientFilesScreen|UserListScreen|ChildPageScreen)\.tsx$/;

const EVERY_VISIT = new Set(['base', 'start', 'common', 'signed-in']);

const ALWAYS = /\/(index\.html|app\/SignedInArea\.tsx)$/;
const BYTES_OF_REQUEST = 7000;
const weightOf = (place: string) => {
  if (ALWAYS.test(place)) return 300;
  if (FAMILY_HOME.test(place)) return 12;
  if (STAFF_FRAME.test(place) || WORKSPACE.test(place)) return 8;
  return MAIN.test(place) ? 4 : 1;
};
/** The workspace is a first page too: each request of it counts more. */
const requestOf = (place: string) => BYTES_OF_REQUEST * (WORKSPACE.test(place) ? 3 : 1);

/** In how many of a screen's visits a dialog of it is opened. */
const OF_VISITS = 0.2;

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

/** The chunk of what every visit, every sign-in or every signed-in page needs; null for all else. */
const fixedOf = (id: string, beginnings: readonly string[], graph: Graph): string | null => {
  if (REACT.test(id) || RUNTIME.test(id)) return 'base';
  const leaf = LEAVES.find(([, modules]) => modules.test(id));
  if (leaf) return leaf[0];
  const isNeededBy = (screen: RegExp) => beginnings.some((beginning) => screen.test(beginning));
  const infos = beginnings.map((beginning) => graph.getModuleInfo(beginning));
  if (infos.some((info) => info?.isEntry)) return 'start';
  // Every signed-in visitor needs it, and public pages load it without the area.
  if (isNeededBy(SESSION) && !isNeededBy(SIGN_IN)) return 'common';
  const isPublic = infos.some((info) => info?.dynamicImporters.some((importer) => PUBLIC_SCREENS.test(importer)));
  const family = isNeededBy(FAMILY_HOME);
  // Both homes need it, so every signed-in visitor does.
  const isSignedIn = isNeededBy(SIGNED_IN) || (family && (isNeededBy(WORKSPACE) || isNeededBy(STAFF_FRAME)));
  if (isNeededBy(SIGN_IN)) return isSignedIn ? 'start' : 'sign-in';
  if (isPublic && (isSignedIn || family)) return 'common';
  // One chunk, for which the first page of a family needs no further request; but staff load none of it.
  if (family && !isSignedIn) return isNeededBy(BESIDE_HOME) || beginnings.length >= MANY ? 'signed-in' : 'home';
  if (isSignedIn) return 'signed-in';
  return beginnings.length > 0 && beginnings.every((beginning) => DEVICE.test(beginning)) ? 'device' : null;
};

const everyModule = (first: string, graph: Graph): string[] => {
  const seen = new Set([first]);
  for (const id of seen) {
    const info = graph.getModuleInfo(id);
    for (const next of [
      ...(info?.importers ?? []),
      ...(info?.dynamicImporters ?? []),
      ...(info?.importedIds ?? []),
      ...(info?.dynamicallyImportedIds ?? []),
    ])
      seen.add(next);
  }
  return [...seen].filter((id) => graph.getModuleInfo(id)).toSorted();
};

const nameOf = ({ modules }: Part, graph: Graph): string => {
  const main = modules.find((id) => FAMILY_HOME.test(id));
  if (main) return 'home';
  const size = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0;
  const largest = modules.toSorted((a, b) => size(b) - size(a) || a.localeCompare(b))[0] ?? 'part';
  return /(?<name>[^/]+?)(\.module)?\.[a-z]+$/.exec(largest)?.groups?.['name'] ?? 'part';
};

/** The chunk of every module that shares one. What a single place needs stays with that place. */
export const filesOf = (first: string, graph: Graph): Map<string, string> => {
  const files = new Map<string, string>();
  const parts = new Map<string, Part>();
  const partOf = new Map<string, Part>();
  const ids = everyModule(first, graph);
  const beginnings = new Map(ids.map((id) => [id, beginningsOf(id, graph)]));
  const openers = new Map<string, string[]>();
  for (const id of ids) {
    const importers = graph.getModuleInfo(id)?.dynamicImporters ?? [];
    openers.set(id, [...new Set(importers.flatMap((importer) => beginnings.get(importer) ?? []))]);
  }
  // What opens only from places that have a module finds it loaded.
  const reduce: Reduce = (all) =>
    new Set(
      [...all].filter((place) => {
        const from = openers.get(place) ?? [];
        return from.length === 0 || from.some((opener) => opener === place || !all.has(opener));
      }),
    );
  // A dialog opens in few of the visits of the screen that has it.
  const weight = (place: string) =>
    weightOf(place) * ((openers.get(place) ?? []).some((opener) => !ALWAYS.test(opener)) ? OF_VISITS : 1);
  const frame = ids.filter((id) => STAFF_FRAME.test(id));
  const places = new Set([...beginnings.values()].flat());
  for (const id of ids) {
    const all = beginnings.get(id) ?? [];
    const fixed = fixedOf(id, all, graph);
    if (fixed) files.set(id, fixed);
    const needs =
      fixed && EVERY_VISIT.has(fixed)
        ? places
        : new Set(all.some((place) => STAFF_FRAME.test(place)) ? [...all, ...frame] : all);
    const key = fixed ?? [...reduce(needs)].toSorted().join(' ');
    const part = parts.get(key) ?? {
      needs: new Set(),
      size: 0,
      modules: [],
      imports: new Set(),
      fixed: fixed === 'signed-in' ? 'open' : fixed !== null,
    };
    for (const place of needs) part.needs.add(place);
    part.size += graph.getModuleInfo(id)?.code?.length ?? 0;
    part.modules.push(id);
    parts.set(key, part);
    partOf.set(id, part);
  }
  for (const [id, part] of partOf) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      const other = partOf.get(imported);
      if (other && other !== part) part.imports.add(other);
    }
  }
  const names = new Set(files.values());
  for (const part of merge([...parts.values()], { weight, request: requestOf, reduce })) {
    if (part.fixed === true || part.needs.size < 2) continue;
    if (part.fixed) {
      for (const id of part.modules) files.set(id, 'signed-in');
      continue;
    }
    const base = nameOf(part, graph);
    let name = base;
    for (let n = 2; names.has(name); n += 1) name = `${base}${n}`;
    names.add(name);
    for (const id of part.modules) files.set(id, name);
  }
  return files;
};

export const chunks = (): Rolldown.CodeSplittingOptions => {
  let files: Map<string, string> | undefined;
  return {
    groups: [
      {
        name: (id, graph) => {
          if (RUNTIME.test(id)) return 'base';
          files ??= filesOf(id, graph);
          return files.get(id) ?? null;
        },
        debugName: 'files',
        includeDependenciesRecursively: false,
      },
    ],
  };
};
