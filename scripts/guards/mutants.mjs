import { readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

// A guard taken out on purpose: its tests must notice. Each mutant is one place in the sources that narrows what a
// request reaches, replaced by something that lets everybody through.

/** What stands for a guard, and what it becomes. The first capture is kept in front. */
const GUARDS = [
  // The part of a query that says whose rows: gone.
  { find: /(?<![\w.])withinReach\(/g, into: '((..._: unknown[]) => undefined as never)(' },
  // Whoever asks is looked upon as an administrator.
  {
    find: /(?<![\w.])(findMemberInReach|lockMemberInReach)\(/g,
    into: (name) => `((p: never, _: never, id: never) => ${name}(p, 'any' as never, id))(`,
  },
  // Signed in is enough.
  { find: /throw forbidden\(\)/g, into: 'void forbidden()' },
];

/** Where a guard is declared or handed on rather than used. */
const isUse = (line) => !/^\s*(import|export const|\/\/|\*|\/\*)/.test(line);

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
      return GUARDS.flatMap(({ find, into }) =>
        [...text.matchAll(find)].flatMap(({ 0: found, 1: name, index }) => {
          const { line, number } = lineAt(text, index);
          if (!isUse(line)) return [];
          const replacement = typeof into === 'function' ? into(name) : into;
          return [{ file, line: number, at: index, length: found.length, replacement }];
        }),
      );
    });

export const mutate = (text, { at, length, replacement }) => text.slice(0, at) + replacement + text.slice(at + length);

/** For the test runner: changes the one file as it is loaded, never on the disk. */
export const mutantPlugin = (root, mutant) => ({
  name: 'mutant',
  enforce: 'pre',
  transform: (code, id) =>
    relative(root, id.split('?')[0]).split(sep).join('/') === mutant.file ? mutate(code, mutant) : undefined,
});
