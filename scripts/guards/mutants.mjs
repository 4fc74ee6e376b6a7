import { readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

// A guard taken out on purpose: its tests must notice. Each mutant is one place in the sources that narrows what a
// request reaches, replaced by something that lets everybody through.

const OFF = (number) => `(globalThis as { guardOff?: number }).guardOff === ${number}`;
const OPEN = '((..._: unknown[]) => undefined as never)';
const asAdministrator = (name) => `((p: never, _: never, id: never) => ${name}(p, 'any' as never, id))`;

/** What stands for a guard, what it becomes, and what it becomes when it can be switched off while running. */
const GUARDS = [
  // The part of a query that says whose rows: gone.
  {
    find: /(?<![\w.])withinReach\(/g,
    into: () => `${OPEN}(`,
    unless: (number) => `(${OFF(number)} ? ${OPEN} : withinReach)(`,
  },
  // What belongs to one family goes to any other, or becomes everybody's.
  {
    find: /(?<![\w.])(allowedFor|publishable|refusePublishing|refuseFileChange)\(/g,
    into: () => `${OPEN}(`,
    unless: (number, name) => `(${OFF(number)} ? ${OPEN} : ${name})(`,
  },
  // Who is there by a cover only hands it on, or covers as many families as they like.
  {
    find: /(?<![\w.])(refuseCoverOnly|refuseTooMany)\(/g,
    into: () => `${OPEN}(`,
    unless: (number, name) => `(${OFF(number)} ? ${OPEN} : ${name})(`,
  },
  // A former coach: who made a child's resource sees it for ever, and so does everybody who works with any family.
  {
    find: /(?<=and\()ofLibrary(?=, or\(sql`not \$\{resources\.isPrivate\}`, eq\(resources\.createdBy)/g,
    into: () => 'undefined',
    unless: (number) => `(${OFF(number)} ? undefined : ofLibrary)`,
  },
  {
    find: /(?<![\w.])eq\((?=worksWith\.businessUserId, actor\))/g,
    into: () => `${OPEN}(`,
    unless: (number) => `(${OFF(number)} ? ${OPEN} : eq)(`,
  },
  // Who uploaded a family's file keeps it.
  {
    find: /(?<![\w.])or\((?=isNull\(files\.customerId\), family\))/g,
    into: () => `${OPEN}(`,
    unless: (number) => `(${OFF(number)} ? ${OPEN} : or)(`,
  },
  // A former coach reads what they began to write about the family.
  {
    find: /(?<![\w.])readableBy\(/g,
    into: () => `${OPEN}(`,
    unless: (number) => `(${OFF(number)} ? ${OPEN} : readableBy)(`,
  },
  // Whoever asks is looked upon as an administrator.
  {
    find: /(?<![\w.])(findMemberInReach|lockMemberInReach|customersInReach|isCustomerInReach|lockCustomerInReach)\(/g,
    into: (name) => `${asAdministrator(name)}(`,
    unless: (number, name) => `(${OFF(number)} ? ${asAdministrator(name)} : ${name})(`,
  },
  // A password typed long ago is enough.
  {
    find: /(?<![\w.])requireConfirmed\(/g,
    into: () => `${OPEN}(`,
    unless: (number) => `(${OFF(number)} ? ${OPEN} : requireConfirmed)(`,
  },
  // Signed in is enough.
  {
    find: /throw forbidden\(\)/g,
    into: () => 'void forbidden()',
    unless: (number) => `((failure) => { if (!(${OFF(number)})) throw failure; })(forbidden())`,
  },
];

/**
 * Not where a guard is declared or handed on, nor where it says that everything is in reach: what it is asked about was
 * found within reach before, and that guard is in the list.
 */
const isUse = (line) => !/^\s*(import|export const|\/\/|\*|\/\*)|InReach\(principal, 'any',/.test(line);

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
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|matrix\.ts$/.test(file))
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

/** A switch at every guard of a text: `guardOff` says which one is off. The last comes first, so that places stay. */
const withSwitches = (text, mutants) =>
  mutants
    .toSorted((a, b) => b.at - a.at)
    .reduce((changed, mutant) => mutate(changed, { ...mutant, replacement: mutant.switched }), text);

/** For the test runner: changes one file, or with 'all' every file, as it is loaded, never on the disk. */
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
