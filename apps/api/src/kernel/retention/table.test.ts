import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { KEPT, KEPT_FOR, type KeptFor } from '@amberway/contract/privacy/retention-kept';
import { periodOf, RETENTION, type RetentionName, tableOfPeriod } from '@amberway/contract/privacy/retention';
import { periodText } from '@amberway/contract/privacy/retention-texts';

const PAGE = new URL('../../../../../docs/privacy.md', import.meta.url);
const BEGIN = '<!-- Made by a test; `npx vitest run -u --project=api retention/table` updates it. -->';
const END = '<!-- End of the periods. -->';

const periodRow = (name: RetentionName) => {
  const { days, after, why, what, by = 'sweep' } = periodOf(name);
  const table = tableOfPeriod(name);
  const long = days === 0 ? `when: ${after}` : `${periodText(days)} after ${after}`;
  const which = name === 'content' ? '*content*' : `\`${table}\``;
  return `| ${which}${what ? `: ${what}` : ''} | ${long} | ${why} | \`${by}\` |`;
};

const keptRow = (kept: KeptFor) => {
  const tables = Object.keys(KEPT).filter((table) => KEPT[table] === kept);
  return `| ${KEPT_FOR[kept]} | ${tables.map((table) => `\`${table}\``).join(', ')} |`;
};

const tables = () =>
  [
    [
      '| what | how long | why | job |',
      '| --- | --- | --- | --- |',
      ...(Object.keys(RETENTION) as RetentionName[]).map(periodRow),
    ],
    ['| how long | tables |', '| --- | --- |', ...(Object.keys(KEPT_FOR) as KeptFor[]).map(keptRow)],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');

it('docs/privacy.md says how long everything stays', async () => {
  const page = await readFile(PAGE, 'utf8');
  const [before, rest = ''] = page.split(BEGIN);
  const [, after] = rest.split(END);
  await expect(`${before}${BEGIN}\n\n${tables()}\n\n${END}${after}`).toMatchFileSnapshot(PAGE.pathname);
});
