import type { EngineName } from './engines/engine.ts';
import type { Result } from './run.ts';

type Named = { engine: EngineName; version: string };

const markOf = (results: Result[]) => {
  if (results.length === 0) return '–';
  return results.every(({ failure }) => failure === undefined) ? '✓' : '✗';
};

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const nameOf = ({ engine, version }: Named) => `${engine} ${version.replace(/^\D*/, '')}`;

/** Part of the kit × engine, at both widths together. */
export const tableOfKit = (kit: Record<string, readonly string[]>, results: Result[], engines: Named[]) =>
  [
    row(['part', ...engines.map(nameOf), 'journeys']),
    row(['---', ...engines.map(() => '---'), '---']),
    ...Object.entries(kit).map(([part, journeys]) =>
      row([
        part,
        ...engines.map(({ engine }) =>
          markOf(results.filter((one) => journeys.includes(one.journey) && one.engine === engine)),
        ),
        journeys.join('; '),
      ]),
    ),
  ].join('\n');

/** Journey × engine × width, as the documents hold it. */
export const tableOf = (results: Result[], engines: Named[], widths: number[]) => {
  const columns = engines.flatMap((named) => widths.map((width) => ({ ...named, width })));
  const names = [...new Set(results.map(({ journey }) => journey))];
  return [
    row(['journey', ...columns.map((column) => `${nameOf(column)}, ${column.width} px`)]),
    row(['---', ...columns.map(() => '---')]),
    ...names.map((name) =>
      row([
        name,
        ...columns.map(({ engine, width }) =>
          markOf(results.filter((one) => one.journey === name && one.engine === engine && one.width === width)),
        ),
      ]),
    ),
  ].join('\n');
};
