import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { collectFiles, identifiersIn } from './imports.mjs';

const FOLDERS = ['packages', 'apps'];

/** Whether nothing else is in the file's folder or below it; tests do not count. */
const isAlone = (file, files) =>
  !files.some(
    (other) => other.file !== file && other.file.startsWith(`${dirname(file)}/`) && !/\.test\.tsx?$/.test(other.file),
  );

/**
 * A rule checks what a file imports (`forbids`), its text (`holds`) or its identifiers (`identifiers`), whether it
 * is the only one in its folder (`alone`), or all files together (`finds`).
 */
const foundIn = (rule, { file, source, imports }, files) => {
  if (!rule.from?.(file)) return [];
  const imported = imports.filter(({ target }) => rule.forbids?.(target, file)).map(({ specifier }) => specifier);
  const held = rule.holds ? [...source.matchAll(rule.holds)].map(([text]) => text) : [];
  const named =
    rule.identifiers?.test(source) === true
      ? identifiersIn(file, source).filter((name) => rule.identifiers.exec(name)?.[0] === name)
      : [];
  const alone = rule.alone && isAlone(file, files) ? [basename(file)] : [];
  return [...imported, ...held, ...new Set(named), ...alone].map(
    (text) => `${file}: '${text}' (${rule.name}). ${rule.hint}`,
  );
};

const foundAmong = (rule, files) => (rule.finds?.(files) ?? []).map((text) => `${text} (${rule.name}). ${rule.hint}`);

export const violationsIn = (rules, base) => {
  const files = collectFiles(base, FOLDERS);
  return {
    count: files.reduce((sum, { imports }) => sum + imports.length, 0),
    violations: rules.flatMap((rule) => [
      ...files.flatMap((file) => foundIn(rule, file, files)),
      ...foundAmong(rule, files),
    ]),
  };
};

/** Creates a small repository with just these files and passes it to `look`. */
export const inScratchTree = (files, look) => {
  const base = mkdtempSync(join(tmpdir(), 'amberway-boundaries-'));
  try {
    for (const folder of FOLDERS) mkdirSync(join(base, folder));
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(base, path)), { recursive: true });
      writeFileSync(join(base, path), content);
    }
    return look(base);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
};

/** A rule that no longer catches its planted violation, or that reports an innocent file, is broken itself. */
export const brokenRules = (rules) =>
  rules.flatMap((rule) => {
    const count = (tree) => inScratchTree(tree, (base) => violationsIn([rule], base).violations.length);
    // Several trees if one could hide that another is no longer caught.
    const missed = [rule.planted].flat().filter((tree) => count(tree) === 0);
    const accused = count(rule.innocent);
    return [
      ...missed.map(
        (tree) => `The rule "${rule.name}" did not catch its planted violation in ${Object.keys(tree)[0]}.`,
      ),
      ...(accused > 0 ? [`The rule "${rule.name}" accuses a file that keeps it.`] : []),
    ];
  });
