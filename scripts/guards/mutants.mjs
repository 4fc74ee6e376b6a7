import { readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

// Mutation testing of guards: tests must fail when one is removed. Each mutant is one place in the sources that limits
// what a request reaches, replaced by something that lets everybody through.

const OFF = (number) => `(globalThis as { guardOff?: number }).guardOff === ${number}`;
const OPEN = '((..._: unknown[]) => undefined as never)';
const NONE = '((..._: unknown[]) => Promise.resolve(new Set<string>()))';
const TRUE = '((..._: unknown[]) => sql`true`)';
const asAdministrator = (name) => `((p: never, _: never, id: never) => ${name}(p, 'any' as never, id))`;

/** The pattern of a guard, its replacement, and its replacement with a switch at run time. */
const GUARDS = [
  // Removes the part of a query that limits whose rows it returns.
  {
    find: /(?<![\w.])(withinReach|childWithinReach|nearReach)\(/g,
    into: () => `${OPEN}(`,
    unless: (number, name) => `(${OFF(number)} ? ${OPEN} : ${name})(`,
  },
  // Without it, what belongs to one family is shared with another, or becomes public.
  {
    find: /(?<![\w.])(allowedFor|publishable|refusePublishing|refuseFileChange)\(/g,
    into: () => `${OPEN}(`,
    unless: (number, name) => `(${OFF(number)} ? ${OPEN} : ${name})(`,
  },
  // Without it, a coach with only a cover or a team passes it on, or covers any number of families; an administrator
  // edits skills.
  {
    find: /(?<![\w.])(refuseNaming|refuseTooMany|requireEditing)\(/g,
    into: () => `${OPEN}(`,
    unless: (number, name) => `(${OFF(number)} ? ${OPEN} : ${name})(`,
  },
  // Without it, a team or a cover outlives what ends it.
  {
    find: /(?<![\w.])(endTeamsOfClinician|endTeamsOfFamily|endTeamsOfPerson|endCoversOf|closeTeams)\(/g,
    into: () => `${OPEN}(`,
    unless: (number, name) => `(${OFF(number)} ? ${OPEN} : ${name})(`,
  },
  // Without it, who covers or is in a team makes somebody clinician or names a team, and an undo names one for them.
  {
    find: /(?<![\w.])namesNobodyIn\(/g,
    into: () => `${NONE}(`,
    unless: (number) => `(${OFF(number)} ? ${NONE} : namesNobodyIn)(`,
  },
  // Without it, what opened an account opens it after the act that ends it, or a view of a family stays open.
  {
    find: /(?<![\w.])(endAccess|endOwnAccess|endAccessOfInactive|endAccessAtFormerAddress|revokeUserSessions|revokeUserPasses|voidLinks|endFeed|waitAfterActivation)\(/g,
    into: () => `${OPEN}(`,
    unless: (number, name) => `(${OFF(number)} ? ${OPEN} : ${name})(`,
  },
  // Without it, a former coach's calendar shows and moves sessions of the family.
  {
    find: /(?<![\w.])isOwnersStill\(/g,
    into: () => `${TRUE}(`,
    unless: (number) => `(${OFF(number)} ? ${TRUE} : isOwnersStill)(`,
  },
  // Without it, a former coach still sees a child's resource they created, and so does the coach of any family.
  {
    find: /(?<=and\()ofLibrary(?=, or\(sql`not \$\{resources\.isPrivate\}`, eq\(resources\.createdBy)/g,
    into: () => 'undefined',
    unless: (number) => `(${OFF(number)} ? undefined : ofLibrary)`,
  },
  {
    find: /(?<![\w.])eq\((?=(?:worksWith|worksWithChild|teamsNow)\.businessUserId, actor\))/g,
    into: () => `${OPEN}(`,
    unless: (number) => `(${OFF(number)} ? ${OPEN} : eq)(`,
  },
  // Without it, whoever uploaded a family's file keeps access to it.
  {
    find: /(?<![\w.])or\((?=isNull\(files\.customerId\), family\))/g,
    into: () => `${OPEN}(`,
    unless: (number) => `(${OFF(number)} ? ${OPEN} : or)(`,
  },
  // Without it, a former coach still reads their drafts about the family.
  {
    find: /(?<![\w.])readableBy\(/g,
    into: () => `${OPEN}(`,
    unless: (number) => `(${OFF(number)} ? ${OPEN} : readableBy)(`,
  },
  // Treats every caller as an administrator.
  {
    find: /(?<![\w.])(findMemberInReach|lockMemberInReach|customersInReach|isCustomerInReach|lockCustomerInReach)\(/g,
    into: (name) => `${asAdministrator(name)}(`,
    unless: (number, name) => `(${OFF(number)} ? ${asAdministrator(name)} : ${name})(`,
  },
  // Without it, a password entered long ago is enough.
  {
    find: /(?<![\w.])requireConfirmed\(/g,
    into: () => `${OPEN}(`,
    unless: (number) => `(${OFF(number)} ? ${OPEN} : requireConfirmed)(`,
  },
  // Without it, a stolen password is enough.
  {
    find: /(?<![\w.])(requireFactor|requireFactorToAct)\(/g,
    into: () => `${OPEN}(`,
    unless: (number, name) => `(${OFF(number)} ? ${OPEN} : ${name})(`,
  },
  // Without it, a pass opens every child of its owner.
  {
    find: /principal\.pass && (?=inArray\(members\.id)/g,
    into: () => 'undefined && ',
    unless: (number) => `(${OFF(number)} ? undefined : principal.pass) && `,
  },
  // Without it, anybody of the family corrects an entry, at any time.
  {
    find: /(?<![\w.])requireMayCorrect\(/g,
    into: () => `${OPEN}(`,
    unless: (number) => `(${OFF(number)} ? ${OPEN} : requireMayCorrect)(`,
  },
  // Without it, being signed in is enough.
  {
    find: /throw forbidden\(\)/g,
    into: () => 'void forbidden()',
    unless: (number) => `((failure) => { if (!(${OFF(number)})) throw failure; })(forbidden())`,
  },
];

/**
 * Not where a guard is declared or passed on, nor where it is called with reach 'any': that record was
 * found within reach before, and that guard is in the list.
 */
const isUse = (line) => !/^\s*(import|export const|\/\/|\*|\/\*)|InReach\((?:\w+\.)?principal, 'any',/.test(line);

const lineAt = (text, offset) => {
  const start = text.lastIndexOf('\n', offset) + 1;
  const end = text.indexOf('\n', offset);
  return { line: text.slice(start, end < 0 ? undefined : end), number: text.slice(0, offset).split('\n').length };
};

const FOLDERS = ['apps/api/src/features', 'apps/api/src/kernel'];

/** Every place where a guard is used. */
export const listMutants = (root) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\.samples\.ts$/.test(file))
    .toSorted((a, b) => a.localeCompare(b))
    .flatMap((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8');
      return GUARDS.flatMap(({ find, into, unless }) =>
        [...text.matchAll(find)].flatMap(({ 0: found, 1: name, index }) => {
          const { line, number } = lineAt(text, index);
          if (!isUse(line)) return [];
          return [{ file, line: number, at: index, length: found.length, replacement: into(name), unless, name }];
        }),
      );
    })
    .map(({ unless, name, ...mutant }, number) => ({ ...mutant, switched: unless(number, name) }));

export const mutate = (text, { at, length, replacement }) => text.slice(0, at) + replacement + text.slice(at + length);

/** Adds a switch at every guard of a text: `guardOff` is the number of the one turned off. Last first, for offsets. */
const withSwitches = (text, mutants) =>
  mutants
    .toSorted((a, b) => b.at - a.at)
    .reduce((changed, mutant) => mutate(changed, { ...mutant, replacement: mutant.switched }), text);

/** For the test runner: changes one file, or with 'all' every file, as it is loaded, never on disk. */
export const mutantPlugin = (root, mutant) => {
  const all = mutant === 'all' ? listMutants(root) : undefined;
  return {
    name: 'mutant',
    enforce: 'pre',
    transform: (code, id) => {
      const file = relative(root, id.split('?')[0]).split(sep).join('/');
      if (!all) return file === mutant.file ? mutate(code, mutant) : undefined;
      const here = all.filter((one) => one.file === file);
      return here.length > 0 ? withSwitches(code, here) : undefined;
    },
  };
};
