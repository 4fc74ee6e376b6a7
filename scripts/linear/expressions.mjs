import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { inRoot } from '../lib/root.mjs';

const PACKAGES = ['packages/contract/src', 'apps/api/src', 'apps/web/src'];
const NOT_SERVED = /\.test\.tsx?$|(?:^|\/)(?:testing|seed|faults)\//;

const lineOf = (source, offset) => source.slice(0, offset).split('\n').length;

const expressionsOf = (path) => {
  const source = readFileSync(inRoot(path), 'utf8');
  const found = [];
  const built = (node) => {
    if (node.callee.name === 'RegExp') found.push({ at: `${path}:${lineOf(source, node.start)}`, built: true });
  };
  new Visitor({
    Literal: ({ regex, start }) => {
      if (regex) found.push({ at: `${path}:${lineOf(source, start)}`, source: regex.pattern, flags: regex.flags });
    },
    NewExpression: built,
    CallExpression: built,
  }).visit(parseSync(path, source).program);
  return found;
};

/** Every regular expression in code that user input can reach. `built` ones are created at run time. */
export const expressions = () =>
  PACKAGES.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.tsx?$/.test(file) && !NOT_SERVED.test(file))
      .flatMap((file) => expressionsOf(join(folder, file))),
  );
