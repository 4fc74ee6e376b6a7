import type { EngineName } from './engines/engine.ts';
import type { Result } from './run.ts';

type Named = { engine: EngineName; version: string };

const markOf = (results: Result[]) => {
  if (results.length === 0) return '–';
  return results.every(({ failure }) => failure === undefined) ? '✓' : '✗';
};

/** Journey × engine × width, as the documents hold it. */
export const tableOf = (results: Result[], engines: Named[], widths: number[]) => {
  const columns = engines.flatMap(({ engine, version }) => widths.map((width) => ({ engine, version, width })));
  const names = [...new Set(results.map(({ journey }) => journey))];
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    row([
      'journey',
      ...columns.map(({ engine, version, width }) => `${engine} ${version.replace(/^\D*/, '')}, ${width} px`),
    ]),
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
