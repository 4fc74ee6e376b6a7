import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listMutants, mutantPlugin, mutate } from './mutants.mjs';

const ROOT = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

it('finds the guards of the slices and of the kernel', () => {
  const files = new Set(listMutants(ROOT).map(({ file }) => file));
  for (const file of [
    'features/outcomes/queries.ts',
    'features/activity-notes/queries.ts',
    'kernel/http/register.ts',
  ]) {
    expect(
      [...files].some((found) => found.endsWith(file)),
      file,
    ).toBe(true);
  }
});

it.each([
  ['a cover', 'features/members/save/save.ts', 'refuseNaming('],
  ['a cover', 'features/skills/save.ts', 'refuseNaming('],
  ['a cover', 'features/users/cover.ts', 'refuseTooMany('],
  ['a former coach', 'features/resources/visible.queries.ts', 'ofLibrary'],
  ['a former coach', 'features/resources/visible.queries.ts', 'eq('],
  ['a former coach', 'features/users/allocation/store.ts', 'endTeamsOfClinician('],
  ['a former coach', 'features/calendar/queries.ts', 'isOwnersStill('],
  ['a cover', 'features/skills/named-again.ts', 'namesNobodyIn('],
  ['a planted passkey', 'features/auth/access/own.ts', 'endAccess('],
  ['an open view', 'features/privacy/erase/jobs.ts', 'revokeUserSessions('],
  ['a former coach', 'features/users/write/guards.ts', 'endTeamsOfPerson('],
  ['a former coach', 'features/drafts/queries.ts', 'readableBy('],
  ['a pass for other children', 'features/practice/children.queries.ts', 'principal.pass && '],
  ['a stolen password', 'kernel/http/register.ts', 'requireFactor('],
  ['a stolen password', 'features/auth/act-as.ts', 'requireFactorToAct('],
  ['corrections by others', 'features/practice/correct.ts', 'requireMayCorrect('],
  ['an uploader', 'kernel/files/queries.ts', 'or('],
  ['a child’s file in the library', 'features/resources/save/update.ts', 'refusePublishing('],
  ['a child’s file in the library', 'features/resources/save/update.ts', 'refuseFileChange('],
  ['a child’s file in the library', 'features/resources/share/queries.ts', 'allowedFor('],
])('finds the guard against %s in %s: %s', (_against, file, guard) => {
  const found = listMutants(ROOT).filter((mutant) => mutant.file === `apps/api/src/${file}`);
  const texts = found.map(({ at, length }) =>
    readFileSync(`${ROOT}/apps/api/src/${file}`, 'utf8').slice(at, at + length),
  );
  expect(texts).toContain(guard);
});

it('replaces the guard at its place and nothing else', () => {
  const text = 'where(and(one, withinReach(p, r, c)))';
  const changed = mutate(text, {
    at: text.indexOf('withinReach'),
    length: 'withinReach('.length,
    replacement: 'open(',
  });
  expect(changed).toBe('where(and(one, open(p, r, c)))');
});

it('puts a switch at every guard of a file, and leaves other files alone', () => {
  const { transform } = mutantPlugin(ROOT, 'all');
  const all = listMutants(ROOT);
  const file = 'apps/api/src/features/tasks/queries.ts';
  const text = readFileSync(`${ROOT}/${file}`, 'utf8');
  const changed = transform(text, `${ROOT}/${file}`);
  const here = all.flatMap((mutant, number) => (mutant.file === file ? [number] : []));
  expect(here.length).toBeGreaterThan(1);
  for (const number of here) expect(changed).toContain(`guardOff === ${number} ?`);
  expect(transform('withinReach(', `${ROOT}/apps/api/src/elsewhere.ts`)).toBeUndefined();
});

it('leaves out what says itself that everything is in reach', () => {
  expect(listMutants(ROOT).map(({ file }) => file)).not.toContain(
    'apps/api/src/features/activity-notes/save/notify.ts',
  );
});
