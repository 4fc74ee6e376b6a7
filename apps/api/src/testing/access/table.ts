import { ACCESS_SOURCES, type SourceName } from '../../access-sources.ts';
import { ACT_NAMES, ACTS } from '../../kernel/access/acts.ts';
import { WAITING_JOBS } from '../../waiting-jobs.ts';
import type { Cell, Source } from '../../kernel/access/source.ts';

// The table of docs/privacy.md: what each act does to each way to reach a family or an account.

const NAMES = Object.keys(ACCESS_SOURCES) as SourceName[];

const shortOf = (cell: Cell, numberOf: (text: string) => number): string => {
  if (cell === 'ends') return 'ends';
  return 'stays' in cell ? `stays (${numberOf(cell.stays)})` : `asks (${numberOf(cell.asks)})`;
};

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const tableOf = (reaches: Source['reaches']): string => {
  const names = NAMES.filter((name) => ACCESS_SOURCES[name].reaches === reaches);
  const reasons: string[] = [];
  const numberOf = (text: string) => {
    if (!reasons.includes(text)) reasons.push(text);
    return reasons.indexOf(text) + 1;
  };
  const rows = ACT_NAMES.map((act) => [
    ACTS[act],
    ...names.map((name) => shortOf(ACCESS_SOURCES[name].acts[act], numberOf)),
  ]);
  const head = ['What happens', ...names.map((name) => ACCESS_SOURCES[name].title)];
  return [
    ...names.map((name) => `- **${ACCESS_SOURCES[name].title}** opens ${ACCESS_SOURCES[name].opens}.`),
    '',
    rowOf(head),
    rowOf(head.map(() => '---')),
    ...rows.map(rowOf),
    '',
    ...reasons.map((reason, index) => `${index + 1}. ${reason}`),
  ].join('\n');
};

export const accessTables = (): string =>
  [
    '### What opens a family',
    tableOf('family'),
    '### What opens an account',
    tableOf('account'),
    '### What carries it on',
    tableOf('carried'),
    '### What has waited',
    'A job runs later than it was asked for:',
    Object.entries(WAITING_JOBS)
      .map(([name, does]) => `- \`${name}\` ${does}.`)
      .join('\n'),
    'The others clean up, back up and change stored bytes.',
  ].join('\n\n');
