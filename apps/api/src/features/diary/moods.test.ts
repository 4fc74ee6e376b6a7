import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { svgError } from '@amberway/contract/content/svg/check';
import { FACES, START_MOODS } from '@amberway/fixtures/content/moods';
import { contentId } from '@amberway/fixtures/content/record';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { seedLists } from '../../seed/queries.ts';

const server = useServer();
const [HAPPY, CALM, OVERWHELMED] = [1, 2, 7].map((number) => contentId('emoji', number)) as [string, string, string];
const OWN = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
const labels = async () =>
  (await rowsOf<{ label: string }>(server, sql`select label from emojis order by created_at, id`)).map(
    ({ label }) => label,
  );
const drawingOf = async (id: string) =>
  (await rowsOf<{ svg: string }>(server, sql`select icon_svg as svg from emojis where id = ${id}`))[0]?.svg;
const migrate = async () => {
  const file = await readFile(new URL('../../../migrations/0025_mood_faces.sql', import.meta.url), 'utf8');
  for (const statement of file.split('--> statement-breakpoint')) await rowsOf(server, sql.raw(statement));
};
/** The first drawing the migration replaces: the happy face as it was. */
const oldHappy = async () => {
  const file = await readFile(new URL('../../../migrations/0025_mood_faces.sql', import.meta.url), 'utf8');
  return /\('(<svg.*?<\/svg>)'/.exec(file)?.[1] ?? '';
};

it.each(Object.entries(FACES))('the face %s passes the SVG check and has a shape of its own', (_, svg) => {
  expect(svgError(svg)).toBeUndefined();
  // Without colours it still differs from every other.
  const colourless = (drawing: string) => drawing.replace(/#[0-9A-F]{6}/gi, '');
  expect(Object.values(FACES).filter((other) => colourless(other) === colourless(svg))).toHaveLength(1);
});

it('an install with moods gets the new drawings and a sixth mood, once, and keeps what is its own', async () => {
  await rowsOf(server, sql`update diary_entries set emoji_id = ${CALM} where emoji_id = ${OVERWHELMED}`);
  await rowsOf(server, sql`delete from emojis where id = ${OVERWHELMED}`);
  await rowsOf(server, sql`update emojis set icon_svg = ${await oldHappy()} where id = ${HAPPY}`);
  await rowsOf(server, sql`update emojis set icon_svg = ${OWN} where id = ${CALM}`);
  await migrate();
  expect([await drawingOf(HAPPY), await drawingOf(CALM)]).toEqual([FACES.Happy, OWN]);
  expect((await labels()).at(-1)).toBe('Overwhelmed');
  await migrate();
  expect((await labels()).filter((label) => label === 'Overwhelmed')).toHaveLength(1);
  const stored = await rowsOf(server, sql`select 1 from diary_entries e join emojis m on m.id = e.emoji_id`);
  expect(stored.length).toBeGreaterThan(0);
});

it('a mood of that name that an administrator made is not doubled', async () => {
  await rowsOf(
    server,
    sql`update emojis set id = gen_random_uuid(), label = 'overwhelmed' where label = 'Overwhelmed'`,
  );
  await migrate();
  expect((await labels()).filter((label) => /overwhelmed/i.test(label))).toEqual(['overwhelmed']);
});

it('a new install has the six moods after its first start; removed ones stay removed', async () => {
  await rowsOf(server, sql`truncate emojis cascade`);
  await migrate();
  expect(await labels()).toEqual([]);
  await server.within(seedLists);
  expect(await labels()).toEqual(START_MOODS.map(({ label }) => label));
  await rowsOf(server, sql`delete from emojis where label = 'Tired'`);
  await server.within(seedLists);
  expect(await labels()).not.toContain('Tired');
});
