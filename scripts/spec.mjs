import { parseArgs } from 'node:util';
import { checkIds } from './spec/check.mjs';
import { citedIds } from './spec/citations.mjs';
import { callFinder } from './spec/openapi.mjs';
import { readTable, readWaivers } from './spec/tables.mjs';
import { textFinder } from './spec/texts.mjs';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const openItems = () => {
  const waivers = readWaivers();
  const cited = citedIds();
  const isWaived = ({ id }) => waivers.get(id) === 'waived';
  const hasCall = callFinder();
  const hasText = textFinder();
  return [
    {
      name: 'calls not in docs/openapi.json',
      rows: readTable('calls').filter(({ method }) => METHODS.includes(method)),
      isDone: (row) => isWaived(row) || hasCall(row),
      show: ({ id, method, path }) => `${id} ${method} ${path}`,
    },
    {
      name: 'texts not in the sources',
      rows: readTable('messages'),
      isDone: (row) => isWaived(row) || hasText(row.exact_text),
      show: ({ id, exact_text: text }) => `${id} ${text}`,
    },
    {
      name: 'rules no test cites',
      rows: readTable('rules'),
      isDone: (row) => isWaived(row) || cited.has(row.id),
      show: ({ id, rule }) => `${id} ${rule}`,
    },
  ];
};

const report = ({ name, rows, isDone, show }, area) => {
  const chosen = area ? rows.filter((row) => row.area === area) : rows;
  const open = chosen.filter((row) => !isDone(row));
  console.log(`\n${name}: ${open.length} of ${chosen.length}`);
  for (const each of new Set(chosen.map((row) => row.area))) {
    const inArea = chosen.filter((row) => row.area === each);
    const missing = open.filter((row) => row.area === each);
    console.log(`  ${each.padEnd(16)} ${String(inArea.length - missing.length).padStart(3)} of ${inArea.length} done`);
    if (area) for (const row of missing) console.log(`    ${show(row)}`);
  }
};

/** `npm run spec` counts per area; `npm run spec -- --area auth` lists what is missing there. */
export default (args) => {
  const { values } = parseArgs({ args, options: { area: { type: 'string' }, check: { type: 'boolean' } } });
  const complaints = checkIds();
  for (const complaint of complaints) console.error(`✗ ${complaint}`);
  if (complaints.length > 0) process.exitCode = 1;
  if (values.check) return;
  for (const item of openItems()) report(item, values.area);
};
