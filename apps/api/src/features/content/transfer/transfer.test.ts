import { beforeAll, describe, expect, it } from 'vitest';
import { importTexts } from '@amberway/contract/content/import';
import { CONTENT_NAMES } from '@amberway/contract/content/registry';
import { DEMO_CONTENT } from '@amberway/fixtures/content/demo';
import { sampleBody } from '@amberway/fixtures/content/sample';
import { expectFailure, expectInvalid } from '../../../testing/failures.ts';
import { longestBlock } from '../../../testing/cost/blocked.ts';
import { useServer } from '../../../testing/hooks.ts';

const server = useServer();
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});
const send = (body: object | string, dryRun = false) =>
  server.call('POST', `content/import${dryRun ? '?dryRun=true' : ''}`, { token: admin, body });
const countOf = async (base: string) => (await server.call('GET', base, { token: admin })).body.count;
const download = (query: string) => server.call('GET', `content/export?${query}`, { token: admin });

describe('import', () => {
  it('an import creates workshops [C223 C273]', async () => {
    const before = await countOf('workshop');
    const rows = [sampleBody('workshop'), sampleBody('workshop', { status: 'Accepted' })];
    const { data } = (await send({ type: 'workshop', rows })).body;
    expect(data).toMatchObject({ dryRun: false, total: 2, valid: 2, faults: [] });
    expect(data.created).toHaveLength(2);
    expect(await countOf('workshop')).toBe((before ?? 0) + 2);
  });

  it('a workshop row may have a day and a time, and the start is worked out in the importer’s zone [C223 C273]', async () => {
    const csv = [
      'webinarTopic,webinarType,webinarDate,webinarTime,zoomLink',
      'Summer,Group Session by Coach,2027-01-05,18:30,https://zoom.example/j/1',
      'Winter,Group Session by Coach,2027-07-05,9:05,https://zoom.example/j/1',
    ].join('\n');
    const { data } = (await send({ type: 'workshop', csv })).body;
    expect(data).toMatchObject({ total: 2, valid: 2, faults: [] });
    const read = async (id: string) => (await server.call('GET', `workshop/details/${id}`, { token: admin })).body.data;
    // Sydney, with and without daylight time.
    expect(await read(data.created[0])).toMatchObject({
      webinarDate: { year: 2027, month: 1, day: 5 },
      webinarTime: { hourSelect: 18, minuteSelect: 30 },
      startTime: '2027-01-05T07:30:00.000Z',
    });
    expect(await read(data.created[1])).toMatchObject({ startTime: '2027-07-04T23:05:00.000Z' });
  });

  it('a workshop row without a valid day or time is reported at its column only, with what the cell says [C273]', async () => {
    const START = 'Please select start date and time!';
    const rows = [
      { ...sampleBody('workshop'), startTime: undefined, webinarDate: '2027-02-30', webinarTime: '18:30' },
      { ...sampleBody('workshop'), startTime: undefined, webinarDate: '5 March', webinarTime: '18:30' },
      { ...sampleBody('workshop'), startTime: undefined, webinarDate: '2027-03-05', webinarTime: '25:00' },
      { ...sampleBody('workshop'), startTime: undefined, webinarDate: undefined, webinarTime: '18:30' },
      { ...sampleBody('workshop'), startTime: undefined, webinarDate: { year: 2027, month: 13, day: 41 } },
      { ...sampleBody('workshop'), startTime: '2020-01-01T00:00:00Z', webinarDate: '2027-03-05' },
    ];
    const { data } = (await send({ type: 'workshop', rows }, true)).body;
    expect(data.faults).toEqual([
      { row: 1, errors: { webinarDate: '‘2027-02-30’ is not a day such as 2026-12-01.' } },
      { row: 2, errors: { webinarDate: '‘5 March’ is not a day such as 2026-12-01.' } },
      { row: 3, errors: { webinarTime: '‘25:00’ is not a time such as 18:30.' } },
      { row: 4, errors: { webinarDate: START } },
      { row: 5, errors: { webinarDate: START } },
      { row: 6, errors: { startTime: expect.stringContaining('say another time') } },
    ]);
  });

  describe('an exported workshop that is imported again [C223 C273]', () => {
    const read = async (id: string) => (await server.call('GET', `workshop/details/${id}`, { token: admin })).body.data;
    const add = async (): Promise<string> => {
      const csv = `webinarTopic,webinarType,webinarDate,webinarTime,zoomLink\nMoved,Group Session by Coach,2027-01-05,18:30,https://zoom.example/j/1`;
      return (await send({ type: 'workshop', csv, createAnyway: [1] })).body.data.created[0];
    };
    const exported = async (id: string) => (await download(`type=workshop&format=csv&ids=${id}`)).text;

    it('has its day and time as people write them', async () => {
      const text = await exported(await add());
      expect(text).toContain(',2027-01-05,18:30,2027-01-05T07:30:00.000Z,');
    });

    it('starts at the changed time, although its row repeats the old instant', async () => {
      const id = await add();
      const csv = (await exported(id)).replace(',18:30,', ',9:05,');
      expect((await send({ type: 'workshop', csv })).body.data).toMatchObject({ updated: [id], faults: [] });
      expect(await read(id)).toMatchObject({
        webinarTime: { hourSelect: 9, minuteSelect: 5 },
        startTime: '2027-01-04T22:05:00.000Z',
      });
    });

    it.each([
      ['a new day', 'webinarDate', '2027-07-05', '2027-07-05T08:30:00.000Z'],
      ['a new time', 'webinarTime', '7:00', '2027-01-04T20:00:00.000Z'],
    ])('may have only %s', async (_, column, cell, startTime) => {
      const id = await add();
      const { data } = (await send({ type: 'workshop', csv: `_id,${column}\n${id},${cell}` })).body;
      expect(data).toMatchObject({ updated: [id], faults: [] });
      expect(await read(id)).toMatchObject({ startTime });
    });

    it('keeps its instant when day and time are as before, whatever the importer’s zone', async () => {
      const id = await add();
      const moved = { startTime: '2027-01-05T10:30:00Z', webinarDate: { year: 2027, month: 1, day: 5 } };
      const whole = { ...sampleBody('workshop'), ...moved, webinarTime: { hourSelect: 18, minuteSelect: 30 } };
      expect((await server.call('PUT', `workshop/${id}`, { token: admin, body: whole })).status).toBe(200);
      const csv = `_id,webinarDate,webinarTime,presenter1\n${id},2027-01-05,18:30,Ruth`;
      expect((await send({ type: 'workshop', csv })).body.data).toMatchObject({ updated: [id], faults: [] });
      expect(await read(id)).toMatchObject({ presenter1: 'Ruth', startTime: '2027-01-05T10:30:00.000Z' });
    });

    it('is refused at the instant if only that was changed', async () => {
      const id = await add();
      const csv = (await exported(id)).replace('T07:30:00.000Z', 'T08:30:00.000Z');
      const { data } = (await send({ type: 'workshop', csv })).body;
      expect(data.faults).toEqual([{ row: 1, errors: { startTime: expect.stringContaining('follows from') } }]);
    });
  });

  it('a dry run reports each invalid row and stores nothing [C273]', async () => {
    const email = 'once@example.test';
    const rows = [
      sampleBody('author', { email }),
      { ...sampleBody('author'), email: 'none' },
      sampleBody('author', { email }),
      { firstName: 'Ada', email: 'ada@example.test', admin: true },
    ];
    const before = await countOf('author');
    for (const dryRun of [true, false]) {
      const { data } = (await send({ type: 'author', rows, createAnyway: [1, 2, 3] }, dryRun)).body;
      expect(data).toMatchObject({
        type: 'author',
        dryRun,
        total: 4,
        valid: 1,
        created: [],
        updated: [],
        skipped: [],
        faults: [
          { row: 2, errors: { email: 'Please input your email!' } },
          { row: 3, errors: { email: 'email already exists!' } },
          { row: 4, errors: { admin: 'This field is not known here.' } },
        ],
      });
    }
    expect(await countOf('author')).toBe(before);
  });

  it.each([
    ['a dry run', true, []],
    ['an import with a bad row', false, [{ email: 'none' }]],
  ])('%s with an idempotency key stores nothing either, and a repeat returns the same', async (what, dryRun, bad) => {
    const rows = [sampleBody('author'), ...bad.map((invalid) => sampleBody('author', invalid)), sampleBody('author')];
    const before = await countOf('author');
    const ask = () =>
      server.call('POST', `content/import${dryRun ? '?dryRun=true' : ''}`, {
        token: admin,
        body: { type: 'author', rows, createAnyway: [1, 2, 3] },
        headers: { 'idempotency-key': what.replaceAll(' ', '-') },
      });
    const first = await ask();
    expect(first.body.data).toMatchObject({ dryRun, valid: 2, created: [] });
    expect(await countOf('author')).toBe(before);
    expect((await ask()).body).toEqual(first.body);
  });

  it('a CSV may have names instead of ids, several values, numbers and flags', async () => {
    const csv = [
      'title,tags,foundational,pathway,order,previewThumbnail',
      'Imported course,"home|a, b",true,taking TURNS,7,/pictures/sea.svg',
      "'=cmd,home,maybe,Nowhere,x,/pictures/sea.svg",
    ].join('\r\n');
    const { data } = (await send({ type: 'course', csv }, true)).body;
    expect(data.valid).toBe(1);
    expect(data.faults).toHaveLength(1);
    expect(Object.keys(data.faults[0].errors).toSorted()).toEqual(['foundational', 'order', 'pathway', 'title']);
    const good = csv.split('\r\n').slice(0, 2).join('\r\n');
    const [id] = (await send({ type: 'course', csv: good })).body.data.created;
    const course = (await server.call('GET', `course/details/${id}`, { token: admin })).body.data;
    expect(course).toMatchObject({
      tags: ['home', 'a, b'],
      foundational: true,
      order: 7,
      pathway: { name: 'Taking turns' },
    });
  });

  it.each([
    ['a quote left open', { csv: 'name\r\n"half' }, 'csv'],
    ['a quote inside a cell', { csv: 'name\r\nha"lf' }, 'csv'],
    ['nothing', { csv: '' }, 'csv'],
    ['only a head', { csv: 'name' }, 'csv'],
    ['neither', {}, 'rows'],
    ['both', { rows: [{ name: 'a' }], csv: 'name' }, 'rows'],
    ['no rows', { rows: [] }, 'rows'],
    ['too many rows', { rows: Array.from({ length: 1_001 }, () => ({ name: 'a' })) }, 'rows'],
    ['too many lines', { csv: `name\n${'a\n'.repeat(1_001)}` }, 'csv'],
    ['rows that are none', { rows: ['a'] }, 'rows.0'],
  ])('an import with %s is rejected', async (_what, about, field) => {
    const response = await send({ type: 'homePrompt', ...about });
    expect([response.status, Object.keys(response.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('a huge import, an unknown type and hostile keys are rejected', async () => {
    expectFailure(await send(JSON.stringify({ type: 'homePrompt', csv: 'a'.repeat(2_000_000) })), 'too_large');
    expect((await send({ type: 'users', rows: [{ email: 'a' }] })).status).toBe(422);
    const hostile = '{"type":"homePrompt","rows":[{"name":"x","__proto__":{"deletedAt":"2020-01-01"},"id":"1"}]}';
    const response = await send(hostile);
    expect([400, 200]).toContain(response.status);
    if (response.status === 200) expect(response.body.data.created).toEqual([]);
    expectInvalid(
      await server.call('POST', 'content/import', { token: admin, body: { type: 'emoji', rows: [{}], sneak: 1 } }),
      'sneak',
      'This field is not known here.',
    );
  });
});

describe('rows that are new, have a taken name or a known id', () => {
  const named = async (name: string) => {
    const { body } = await server.call('GET', 'home/prompts?limit=200', { token: admin });
    return (body.data as { _id: string; name: string }[]).filter((one) => one.name === name);
  };

  it('the dry run tells the three apart, without regard to case and also within the file', async () => {
    const [known] = (await send({ type: 'homePrompt', rows: [{ name: 'Wombat' }] })).body.data.created;
    const rows = [
      { name: 'Numbat' },
      { name: 'wOMBAT' },
      { _id: known, name: 'Wombat two' },
      { name: ' numbat ' },
      { _id: '01a00000-0000-7000-8000-00000000ffff', name: 'Bilby' },
    ];
    const { data } = (await send({ type: 'homePrompt', rows }, true)).body;
    expect(data.rows.map(({ kind }: { kind: string }) => kind)).toEqual([
      'new',
      'sameName',
      'update',
      'sameName',
      'new',
    ]);
    expect(data).toMatchObject({ valid: 5, skipped: [], faults: [] });
    const stored = (await send({ type: 'homePrompt', rows, createAnyway: [2] })).body.data;
    expect(stored.skipped).toEqual([4]);
    expect(stored.updated).toEqual([known]);
    expect(stored.created).toHaveLength(3);
    expect(await named('Wombat two')).toMatchObject([{ _id: known }]);
  });

  it('the same file a second time, or twice at once, stores nothing twice and says so', async () => {
    const rows = [{ name: 'Twice A' }, { name: 'Twice B' }];
    const both = await Promise.all([send({ type: 'homePrompt', rows }), send({ type: 'homePrompt', rows })]);
    expect(both.map(({ body }) => body.data.created.length).toSorted((a, b) => a - b)).toEqual([0, 2]);
    expect(both.map(({ body }) => body.data.skipped.length).toSorted((a, b) => a - b)).toEqual([0, 2]);
    expect(await named('Twice A')).toHaveLength(1);
  });

  it('an update changes only the cells that are there', async () => {
    const [id] = (await send({ type: 'workshop', rows: [sampleBody('workshop', { presenter1: 'Ruth' })] })).body.data
      .created;
    const before = (await server.call('GET', `workshop/details/${id}`, { token: admin })).body.data;
    const { data } = (await send({ type: 'workshop', csv: `_id,presenter2,zoomLink\n${id},Mia,` })).body;
    expect(data).toMatchObject({ updated: [id], created: [], faults: [] });
    const after = (await server.call('GET', `workshop/details/${id}`, { token: admin })).body.data;
    expect(after).toEqual({ ...before, presenter2: 'Mia', version: 2, updatedAt: after.updatedAt });
  });

  it('an old version, an id in the bin and an id given twice are reported at their rows', async () => {
    const made = await send({ type: 'homePrompt', rows: [{ name: 'Kea' }, { name: 'Kaka' }, { name: 'Kiwi' }] });
    const [old, binned, twice] = made.body.data.created;
    await send({ type: 'homePrompt', rows: [{ _id: old, name: 'Kea two' }] });
    await server.call('POST', 'content/delete', { token: admin, body: { type: 'homePrompt', ids: [binned] } });
    const rows = [
      { _id: old, name: 'Late', version: 1 },
      { _id: binned, name: 'Kaka' },
      { _id: twice, name: 'Kiwi' },
      { _id: twice, name: 'Kiwi again' },
    ];
    const { data } = (await send({ type: 'homePrompt', rows })).body;
    expect(data.faults.map(({ row }: { row: number }) => row)).toEqual([1, 2, 4]);
    expect(data.faults[1].errors).toEqual({ _id: importTexts.inBin });
    expect(data.faults[2].errors).toEqual({ _id: importTexts.sameRow(3) });
    expect(await named('Late')).toEqual([]);
  });
});

it.each(CONTENT_NAMES)('the template of %s has every column, and its example row can be imported', async (type) => {
  const { text, headers } = await server.call('GET', `content/template?type=${type}`, { token: admin });
  expect(headers['content-disposition']).toBe(`attachment; filename="${type}-template.csv"`);
  const { data } = (await send({ type, csv: text }, true)).body;
  expect([type, data.faults, data.valid]).toEqual([type, [], 1]);
});

describe('export', () => {
  it('has the chosen records, or those that the list finds', async () => {
    const rows = ['Drongo A', 'Drongo B', 'Drongo C'].map((title) => sampleBody('short', { title, status: 'Draft' }));
    const ids = (await send({ type: 'short', rows })).body.data.created as string[];
    await server.call('PUT', `short/${ids[2]}`, { token: admin, body: { status: 'Published' } });
    const got = async (query: string) =>
      (JSON.parse((await download(`type=short&${query}`)).text) as { title: string }[]).map(({ title }) => title);
    expect(await got(`ids=${ids[0]}&ids=${ids[2]}`)).toEqual(['Drongo A', 'Drongo C']);
    expect(await got('search=drongo')).toEqual(['Drongo A', 'Drongo B', 'Drongo C']);
    expect(await got('search=drongo&where.status=Published')).toEqual(['Drongo C']);
    expect((await download('type=short&where.status=Nothing')).status).toBe(422);
  });

  it.each(CONTENT_NAMES)('%s is exported as JSON with every record [C274]', async (type) => {
    const response = await download(`type=${type}`);
    expect(response.headers['content-disposition']).toBe(`attachment; filename="${type}.json"`);
    const rows = JSON.parse(response.text) as { _id: string }[];
    expect(rows.map(({ _id }) => _id)).toEqual(expect.arrayContaining(DEMO_CONTENT[type].map(({ id }) => id)));
  });

  it('an export can be imported again, as JSON and as CSV', async () => {
    for (const type of ['emoji', 'blog', 'workshop', 'shortCategory'] as const) {
      const rows = JSON.parse((await download(`type=${type}`)).text) as object[];
      const again = (await send({ type, rows }, true)).body.data;
      expect([type, again.faults]).toEqual([type, []]);
      const csv = (await download(`type=${type}&format=csv`)).text;
      expect([type, (await send({ type, csv }, true)).body.data.faults]).toEqual([type, []]);
    }
  });

  it('cells that begin like a formula are escaped', async () => {
    await send({ type: 'homePrompt', rows: [{ name: '=HYPERLINK("http://a")' }] });
    expect((await download('type=homePrompt&format=csv')).text).toContain(`"'=HYPERLINK(""http://a"")"`);
  });
});

it('a long import does not block the event loop between its rows', async () => {
  const rows = Array.from({ length: 300 }, (_, n) => ({ name: `Long import ${n}` }));
  const block = await longestBlock(() => send({ type: 'videoCategory', rows }, true));
  expect(block).toBeLessThan(100);
});

it('a CSV with too many cells is rejected', async () => {
  const response = await send({ type: 'videoCategory', csv: `name\n${','.repeat(50_000)}` });
  expect([response.status, response.body['message']]).toEqual([422, 'At most 40,000 cells at once.']);
});
