import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { collectImports } from './imports.mjs';

const FOLDERS = ['packages', 'apps'];

const judge = (rule, imports) =>
  imports
    .filter(({ file, target }) => rule.from(file) && rule.forbids(target, file))
    .map(({ file, specifier }) => `${file}: '${specifier}' (${rule.name}). ${rule.hint}`);

export const violationsIn = (rules, base) => {
  const imports = collectImports(base, FOLDERS);
  return { count: imports.length, violations: rules.flatMap((rule) => judge(rule, imports)) };
};

/** Builds a little repository with just these files and hands it to `look`. */
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

/** A rule that no longer catches its planted violation, or that catches an innocent file, is broken itself. */
export const brokenRules = (rules) =>
  rules.flatMap((rule) => {
    const caught = inScratchTree(rule.planted, (base) => violationsIn([rule], base).violations.length);
    const accused = inScratchTree(rule.innocent, (base) => violationsIn([rule], base).violations.length);
    return [
      ...(caught === 0 ? [`The rule "${rule.name}" did not catch its planted violation.`] : []),
      ...(accused > 0 ? [`The rule "${rule.name}" accuses a file that keeps it.`] : []),
    ];
  });
