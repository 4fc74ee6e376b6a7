import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/root.mjs';

/** The rows of one table in docs/spec, keyed by its header line. */
export const readTable = (name) => {
  const [header, ...lines] = readFileSync(inRoot('docs/spec', `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']));
  });
};

const IDENTIFIED = ['calls', 'routes', 'messages', 'rules'];

export const knownIds = () => new Set(IDENTIFIED.flatMap((name) => readTable(name).map((row) => row.id)));

const ROW = /^\|\s*((?:[BCRT]\d{3}[\s,]*)+)\|\s*(waived|replaced)\s*\|/;

/** Ids named in docs/spec/waived.md. A replaced rule still needs a test, of its replacement. */
export const readWaivers = () => {
  const found = new Map();
  for (const line of readFileSync(inRoot('docs/spec/waived.md'), 'utf8').split('\n')) {
    const match = ROW.exec(line);
    if (match) for (const id of match[1].match(/[BCRT]\d{3}/g)) found.set(id, match[2]);
  }
  return found;
};
