import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../kernel/csv.ts';
import { blocksOf } from './blocks.ts';
import { checkDays, checkStates } from './checks.ts';
import { verdictOf } from './criterion.ts';
import { plusDays } from './days.ts';
import { geometryOf } from './geometry.ts';
import type { GraphData } from './types.ts';
import { GAP_DAYS, GRAPH_AXES } from './limits.ts';
import { cellsOf, mapSentence } from './map.ts';
import { phasesOf } from './phases.ts';
import { NO_PRACTICE, sentenceOf, weeksSentence } from './sentence.ts';
import { figuresOf, median, theilSen } from './statistics.ts';
import { graphSvg, type SvgNode, svgText } from './svg.ts';
import { graphCsv, rowsOf, trendText } from './table.ts';
import { type Criterion, type DayGoes, DEFAULT_CRITERION, type PhaseStart } from './types.ts';
import { byWeek } from './weeks.ts';

const DAY_0 = '2026-09-01';

/** Goes of one day: `own` of `goes` on their own. */
const goesOn = (day: number, own: number, goes: number, more: Partial<DayGoes> = {}): DayGoes => ({
  day: plusDays(DAY_0, day),
  at: day,
  person: 'A',
  place: 'home',
  kind: 'practice',
  own,
  little: goes - own,
  goes,
  ...more,
});

const NO_PHASES: PhaseStart[] = [];
const blocksIn = (days: readonly DayGoes[], set = NO_PHASES, criterion: Criterion = DEFAULT_CRITERION) =>
  blocksOf(days, phasesOf(set, days), criterion);

const phase = (day: number, label = 'Changed', kind: PhaseStart['kind'] = 'changed'): PhaseStart => ({
  _id: label,
  startsOn: plusDays(DAY_0, day),
  label,
  kind,
});

/** Five goes each: person, place, percent. */
const series = (blocks: readonly (readonly [person: string, place: string, percent: number])[]) =>
  blocks.map(([person, place, percent], index) => goesOn(index, (percent / 100) * 5, 5, { person, place }));

/** Later than all entries. */
const LATER = plusDays(DAY_0, 1000);
const verdictIn = (days: readonly DayGoes[], criterion = DEFAULT_CRITERION, set = NO_PHASES, today = LATER) =>
  verdictOf(blocksIn(days, set, criterion), phasesOf(set, days), criterion, today);

describe('blocks', () => {
  it('(c) 3 goes and six days later 2 by the same person and place are one complete block', () => {
    const blocks = blocksIn([goesOn(0, 3, 3), goesOn(6, 1, 2)]);
    expect(blocks).toMatchObject([{ goes: 5, counted: 4, percent: 80, complete: true, nth: 0 }]);
  });

  it('(c) eight days later they are two open ones, as they are after seven', () => {
    for (const later of [7, 8]) {
      const blocks = blocksIn([goesOn(0, 3, 3), goesOn(later, 1, 2)]);
      expect(blocks.map(({ complete, goes }) => [complete, goes])).toEqual([
        [false, 3],
        [false, 2],
      ]);
    }
  });

  it('the goes of a day belong together, also beyond the number of a block', () => {
    expect(blocksIn([goesOn(0, 3, 3), goesOn(1, 8, 9), goesOn(2, 1, 1)])).toMatchObject([
      { goes: 12, complete: true },
      { goes: 1, complete: false },
    ]);
  });

  it('another person, another place, another kind or a new phase begins another block', () => {
    const first = goesOn(0, 3, 3);
    for (const other of [{ person: 'B' }, { place: 'school' }, { kind: 'check' as const }])
      expect(blocksIn([first, goesOn(1, 2, 2, other)])).toHaveLength(2);
    expect(blocksIn([first, goesOn(1, 2, 2)], [phase(1)])).toHaveLength(2);
    expect(blocksIn([first, goesOn(1, 2, 2)])).toHaveLength(1);
  });

  it('a little help counts if the criterion says so', () => {
    const criterion = { ...DEFAULT_CRITERION, counts: 'own+little' as const };
    expect(blocksIn([goesOn(0, 2, 5, { little: 2 })], NO_PHASES, criterion)).toMatchObject([{ percent: 80 }]);
  });

  it('implies a baseline, practice and checks from the kinds of entries, and leaves set phases as they are', () => {
    const days = [
      goesOn(0, 1, 5, { kind: 'baseline' }),
      goesOn(3, 1, 5),
      goesOn(4, 1, 5, { kind: 'baseline' }),
      goesOn(30, 5, 5, { kind: 'check' }),
    ];
    expect(phasesOf([], days).map(({ label, startsOn }) => [label, startsOn])).toEqual([
      ['Baseline', plusDays(DAY_0, 0)],
      ['Practice', plusDays(DAY_0, 3)],
      ['Still there?', plusDays(DAY_0, 30)],
    ]);
    expect(phasesOf([phase(2, 'Red card')], days).map(({ label }) => label)).toEqual([
      'Baseline',
      'Red card',
      'Still there?',
    ]);
  });

  it('a check before further practice implies no phase of checks', () => {
    const days = [goesOn(0, 1, 5), goesOn(2, 5, 5, { kind: 'check' }), goesOn(2, 5, 5), goesOn(5, 5, 5)];
    expect(phasesOf([], days).map(({ label }) => label)).toEqual(['Practice']);
    expect(phasesOf([phase(1)], days).map(({ label }) => label)).toEqual(['Practice', 'Changed']);
    const checked = [...days, goesOn(9, 5, 5, { kind: 'check' })];
    expect(phasesOf([phase(1)], checked).at(-1)).toMatchObject({ label: 'Still there?', startsOn: plusDays(DAY_0, 9) });
  });
});

describe('the criterion', () => {
  const MIXED = [
    ['A', 'home', 100],
    ['B', 'home', 80],
    ['A', 'home', 100],
    ['B', 'school', 100],
    ['A', 'home', 100],
  ] as const;

  it('(a) is met at the fifth block', () => {
    expect(verdictIn(series(MIXED.slice(0, 4))).met).toBeNull();
    expect(verdictIn(series(MIXED))).toEqual({
      met: { on: plusDays(DAY_0, 4), blocks: [3, 4, 5] },
      missing: '',
    });
  });

  it('(a) all by A at home: not met, one more person, one more place', () => {
    const all = series(MIXED.map(([, , percent]) => ['A', 'home', percent] as const));
    expect(verdictIn(all)).toEqual({ met: null, missing: 'one more person, one more place' });
  });

  it('says how many blocks are missing after a low one', () => {
    expect(verdictIn(series([...MIXED, ['A', 'home', 60]])).missing).toBe(
      'three more blocks of 90 % or more, two more people, two more places',
    );
    expect(verdictIn([]).missing).toContain('three more blocks');
  });

  it('was met on the day from which it has been met without a break', () => {
    const later = series([...MIXED, ['B', 'home', 100]]);
    // Blocks 4 to 6 meet it too; 3 to 5 were the first.
    expect(verdictIn(later).met).toEqual({ on: plusDays(DAY_0, 4), blocks: [3, 4, 5] });
  });

  it('is about the current phase, and not about the checks after mastering', () => {
    expect(verdictIn(series(MIXED), DEFAULT_CRITERION, [phase(3)]).met).toBeNull();
    const checked = [...series(MIXED), goesOn(20, 0, 5, { kind: 'check' })];
    expect(verdictIn(checked).met?.on).toBe(plusDays(DAY_0, 4));
  });

  it('goes on after a check that came too early', () => {
    const early = [goesOn(0, 0, 5, { kind: 'check', at: -1 }), ...series(MIXED)];
    expect(verdictIn(early).met?.on).toBe(plusDays(DAY_0, 4));
  });

  it('ignores a phase that has not begun', () => {
    const verdictOn = (day: number) =>
      verdictIn(series(MIXED), DEFAULT_CRITERION, [phase(10)], plusDays(DAY_0, day)).met;
    expect(verdictOn(9)).not.toBeNull();
    expect(verdictOn(10)).toBeNull();
  });

  it('does not count a check on the day on which a skill is begun again, neither do level and trend', () => {
    const days = [goesOn(0, 0, 5, { kind: 'check', at: -1 }), ...series(MIXED)];
    const begun = [phase(0, 'Begun again')];
    expect(
      verdictIn([goesOn(5, 0, 5, { kind: 'check', person: 'C' }), ...series(MIXED)], undefined, begun).met,
    ).not.toBeNull();
    const blocks = blocksIn(days, begun);
    expect(blocks.map(({ nth }) => nth)).toEqual([null, 0, 1, 2, 3, 4]);
    expect(figuresOf(blocks, 1)).toMatchObject([{ complete: 5, level: 100 }]);
    const maintenance = blocksIn(days.slice(0, 1), [phase(0, 'Checks', 'maintenance')]);
    expect(figuresOf(maintenance, 1)).toMatchObject([{ complete: 1 }]);
  });

  it('compares without rounding', () => {
    const criterion = { ...DEFAULT_CRITERION, blocks: 1, people: 1, places: 1 };
    // 89.96 % is shown as 90.
    expect(verdictIn([goesOn(0, 2249, 2500)], criterion).met).toBeNull();
    expect(verdictIn([goesOn(0, 2250, 2500)], criterion).met).not.toBeNull();
  });
});

describe('level and trend', () => {
  it('(b) 40 50 50 70 60 80 90: level 60, trend +8.0', () => {
    const values = [40, 50, 50, 70, 60, 80, 90];
    const blocks = blocksIn(values.map((value, index) => goesOn(index, value / 10, 10)));
    const [figures] = figuresOf(blocks, 1);
    expect(figures?.level).toBe(60);
    expect(trendText(figures?.trend?.slope ?? 0)).toBe('+8.0');
  });

  it('need three and five complete blocks', () => {
    const of = (count: number) => figuresOf(blocksIn(Array.from({ length: count }, (_, n) => goesOn(n, 3, 5))), 1)[0];
    expect(of(2)).toMatchObject({ complete: 2, level: null, trend: null });
    expect(of(4)).toMatchObject({ level: 60, trend: null });
    expect(of(5)).toMatchObject({ level: 60, trend: { slope: 0, start: 60 } });
  });

  it('searching for the middle slope of a long series finds the one that comparing all slopes finds', () => {
    const noise = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 301, maxLength: 320 });
    const shapes = fc.oneof(
      noise,
      // All the same, in two steps, and rising: where many slopes are equal or far from 0.
      noise.map((values) => values.map(() => values[0] ?? 0)),
      noise.map((values) => values.map((_value, n) => (n < (values[0] ?? 0) * 4 ? 20 : 80))),
      noise.map((values) => values.map((value, n) => (n * 100) / values.length + (value % 3))),
    );
    fc.assert(
      fc.property(shapes, (values) => {
        const slopes = values.flatMap((value, i) =>
          values.slice(i + 1).map((later, more) => (later - value) / (more + 1)),
        );
        expect(theilSen(values).slope).toBeCloseTo(median(slopes), 3);
      }),
      { numRuns: 20 },
    );
  });
});

describe('checks', () => {
  const due = checkDays(DAY_0, DEFAULT_CRITERION).map((dueOn) => ({ dueOn, rule: null }));
  const check = (id: string, day: number, own: number, goes: number) => ({
    id,
    day: plusDays(DAY_0, day),
    own,
    little: goes - own,
    goes,
  });

  it('(g) are due 7, 14, 21 and 28 days after mastering', () => {
    expect(due.map(({ dueOn }) => dueOn)).toEqual([7, 14, 21, 28].map((days) => plusDays(DAY_0, days)));
  });

  it('(g) 3 of 5 is faded, 4 of 5 kept, 3 of 3 not enough', () => {
    const resultOf = (own: number, goes: number) =>
      checkStates(due, [check('a', 7, own, goes)], DEFAULT_CRITERION)[0]?.result;
    expect(resultOf(3, 5)).toBe('faded');
    expect(resultOf(4, 5)).toBe('kept');
    expect(resultOf(3, 3)).toBeNull();
  });

  it('a finished one is judged by its own rule, others by the current one', () => {
    const strict = { ...DEFAULT_CRITERION, checkPercent: 100 };
    const [first, ...others] = due;
    const finished = [{ dueOn: first?.dueOn ?? '', rule: DEFAULT_CRITERION }, ...others];
    const states = checkStates(finished, [check('a', 7, 4, 5), check('b', 14, 4, 5)], strict);
    expect(states.map(({ result }) => result)).toEqual(['kept', 'faded', null, null]);
  });

  it('goes of several days make one check, and a later one leaves out what was not done', () => {
    const states = checkStates(
      due,
      [check('early', 6, 0, 5), check('a', 14, 3, 3), check('b', 16, 2, 2), check('c', 17, 0, 5)],
      DEFAULT_CRITERION,
    );
    expect(states.map(({ entry, result, skipped }) => [entry, result, skipped])).toEqual([
      [null, null, 'later'],
      ['b', 'kept', null],
      [null, null, null],
      [null, null, null],
    ]);
  });
});

describe('the sentence', () => {
  // A Thursday.
  const today = '2026-11-19';
  const ago = (days: number, own: number, goes: number) => ({ ...goesOn(0, own, goes), day: plusDays(today, -days) });

  it('compares this week with two weeks ago', () => {
    expect(sentenceOf([ago(16, 6, 10), ago(8, 0, 10), ago(3, 5, 6), ago(0, 3, 4)], today, 'own')).toBe(
      'On their own in 8 of 10 goes this week; two weeks ago 6 of 10',
    );
    expect(weeksSentence('own', { counted: 8, goes: 10 }, { counted: 6, goes: 10 })).toBe(
      'On their own in 8 of 10 goes this week; two weeks ago 6 of 10',
    );
    expect(weeksSentence('own', { counted: 8, goes: 10 }, { counted: 0, goes: 0 })).toBeNull();
  });

  it('compares with another week, uses four weeks, or the last days that there are', () => {
    expect(sentenceOf([ago(8, 6, 10), ago(1, 1, 4)], today, 'own')).toBe(
      'On their own in 1 of 4 goes this week; last week 6 of 10',
    );
    expect(sentenceOf([ago(12, 6, 10), ago(35, 1, 4)], today, 'own')).toBe(
      'On their own in 6 of 10 goes in the last four weeks; the four weeks before 1 of 4',
    );
    expect(sentenceOf([ago(100, 6, 10)], today, 'own+little')).toBe(
      'On their own or with a little help in 10 of 10 goes up to 11 Aug',
    );
    expect(sentenceOf([], today, 'own')).toBe(NO_PRACTICE);
  });
});

describe('the map', () => {
  const today = plusDays(DAY_0, 70);
  const days = [
    goesOn(0, 5, 5),
    goesOn(60, 1, 5, { place: 'school' }),
    goesOn(60, 1, 3, { person: 'B' }),
    goesOn(61, 1, 1, { person: 'B' }),
  ];
  const cells = cellsOf(days, blocksOf(days, phasesOf([], days), DEFAULT_CRITERION), DEFAULT_CRITERION, today);

  it('has a cell for what was tried, pale after 60 days', () => {
    expect(cells).toEqual([
      { place: 'home', person: 'A', state: 'own', lastDay: DAY_0, pale: true },
      { place: 'school', person: 'A', state: 'help', lastDay: plusDays(DAY_0, 60), pale: false },
      { place: 'home', person: 'B', state: 'starting', lastDay: plusDays(DAY_0, 61), pale: false },
    ]);
  });

  it('is said in words', () => {
    const places = [
      { _id: 'home', name: 'At home' },
      { _id: 'school', name: 'At school' },
      { _id: 'shop', name: 'At the shop' },
      { _id: 'out', name: 'Outside' },
    ];
    expect(mapSentence(cells, places)).toBe('At home yes, at school with help; at the shop and outside not tried yet');
  });
});

// Made-up series: goes on random days, by up to five people in three places, with phases and events anywhere.
const someGoes = fc.record({
  day: fc.integer({ min: 0, max: 300 }),
  person: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
  place: fc.constantFrom('home', 'school', 'shop'),
  kind: fc.constantFrom('practice' as const, 'baseline' as const, 'check' as const),
  goes: fc.integer({ min: 1, max: 9 }),
  own: fc.integer({ min: 0, max: 9 }),
});
const graphOf = (
  days: readonly DayGoes[],
  set: readonly PhaseStart[],
  eventDays: readonly number[],
  by: GraphData['by'],
): GraphData => {
  const phases = phasesOf(set, days);
  const points = blocksOf(days, phases, DEFAULT_CRITERION);
  const figures = figuresOf(points, phases.length);
  return {
    points,
    phases: phases.map((one, index) => ({ ...one, ...figures[index]! })),
    events: eventDays.map((day) => ({ _id: String(day), onDay: plusDays(DAY_0, day), label: 'New teacher' })),
    criterion: 90,
    met: verdictOf(points, phases, DEFAULT_CRITERION, LATER).met?.blocks ?? [],
    by,
  };
};
const someGraph = fc
  .tuple(
    fc.array(someGoes, { maxLength: 60 }),
    fc.uniqueArray(fc.integer({ min: -20, max: 320 }), { maxLength: 5 }),
    fc.array(fc.integer({ min: -20, max: 320 }), { maxLength: 4 }),
    fc.constantFrom(...GRAPH_AXES),
  )
  .map(([goes, phaseDays, eventDays, by]) =>
    graphOf(
      goes.map(({ day, own, goes: all, ...more }) => goesOn(day, Math.min(own, all), all, more)),
      phaseDays.map((day) => phase(day, `Phase ${day}`)),
      eventDays,
      by,
    ),
  );
const seriesOf = (person: string) => Math.min(3, 'ABCDE'.indexOf(person));
const TEXTS = { label: 'Graph', yAxis: 'On their own, % of goes', xAxis: 'Blocks of 5 goes' };

const nodesOf = (node: SvgNode): SvgNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : nodesOf(child))),
];
const partsOf = (svg: SvgNode, part: string) => nodesOf(svg).filter(({ attrs }) => attrs['data-part'] === part);
const xsOf = ({ attrs }: SvgNode) =>
  [...String(attrs['d']).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x));

describe('the drawing', () => {
  it('(e) no path crosses a phase line or a gap of more than 14 days, over 1,000 made-up series', () => {
    let [crossings, drawn] = [0, 0];
    fc.assert(
      fc.property(someGraph, fc.constantFrom(326, 768), (data, width) => {
        const svg = graphSvg(data, width, seriesOf, TEXTS);
        let wrong = 0;
        const phaseLines = partsOf(svg, 'phase').map((line) => xsOf(line)[0] ?? 0);
        crossings += phaseLines.length;
        for (const part of ['path', 'trend', 'level', 'criterion'])
          for (const path of partsOf(svg, part)) {
            const xs = xsOf(path);
            drawn += 1;
            wrong += phaseLines.filter((x) => Math.min(...xs) < x && Math.max(...xs) > x).length;
          }
        const byPlace = geometryOf(data, width);
        for (const path of byPlace.paths) {
          const days = path.map(
            ({ x, y }) => byPlace.markers.find((one) => one.x === x && one.y === y)?.point.day ?? '',
          );
          wrong += days.filter(
            (day, index) => index > 0 && Date.parse(day) - Date.parse(days[index - 1] ?? '') > GAP_DAYS * 86_400_000,
          ).length;
        }
        expect(wrong).toBe(0);
      }),
      { numRuns: 1000 },
    );
    // The generator makes what the rule is about.
    expect(crossings).toBeGreaterThan(1000);
    expect(drawn).toBeGreaterThan(1000);
  }, 60_000);

  it('(e) has as many markers as blocks, all inside the plot', () => {
    fc.assert(
      fc.property(someGraph, (data) => {
        const svg = graphSvg(data, 768, seriesOf, TEXTS);
        const { plot } = geometryOf(data, 768);
        const markers = partsOf(svg, 'marker');
        expect(markers).toHaveLength(data.points.length);
        for (const { attrs } of markers) {
          expect(Number(attrs['data-x'])).toBeGreaterThanOrEqual(plot.left);
          expect(Number(attrs['data-x'])).toBeLessThanOrEqual(plot.right);
          expect(Number(attrs['data-y'])).toBeLessThan(plot.bottom);
          expect(Number(attrs['data-y'])).toBeGreaterThanOrEqual(plot.top);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('(f) table, CSV and SVG hold the same numbers', () => {
    fc.assert(
      fc.property(someGraph, (data) => {
        const rows = rowsOf(data, new Map([['A', 'Mia']]), new Map([['home', 'At home']]));
        const [, ...lines] = parseCsv(graphCsv(rows)) ?? [];
        const { plot, yTicks } = geometryOf(data, 768);
        const [zero = 0, hundred = 0] = [yTicks[0]?.y, yTicks.at(-1)?.y];
        const markers = partsOf(graphSvg(data, 768, seriesOf, TEXTS), 'marker');
        expect(plot.bottom).toBeGreaterThan(zero);
        expect(lines).toHaveLength(rows.length);
        rows.forEach((row, index) => {
          const marker = markers[index]?.attrs ?? {};
          const drawn = ((zero - Number(marker['data-y'])) / (zero - hundred)) * 100;
          expect(Math.abs(drawn - row.percent)).toBeLessThan(0.05);
          expect(marker['data-block']).toBe(row.number);
          expect(marker['fill'] === '#FFFFFF').toBe(!row.complete);
          expect(lines[index]?.slice(0, 3)).toEqual([String(row.number), row.from, row.day]);
          expect(lines[index]?.slice(6, 10)).toEqual(
            [row.counted, row.goes, row.percent, row.complete ? 'yes' : 'no'].map(String),
          );
        });
      }),
      { numRuns: 200 },
    );
  });

  it('escapes what people wrote', () => {
    const data = graphOf([goesOn(0, 3, 5)], [phase(0, '<script>&"')], [], 'block');
    const text = svgText(graphSvg(data, 768, seriesOf, { ...TEXTS, label: 'a"b\u0000' }));
    expect(text).toContain('&lt;script&gt;&amp;&quot;');
    expect(text).toContain('aria-label="a&quot;b"');
    expect(text).not.toContain('<script>');
  });

  it('an event outside the days that are drawn has no line', () => {
    const days = [goesOn(10, 5, 5), goesOn(20, 5, 5)];
    const linesOn = (by: GraphData['by']) => geometryOf(graphOf(days, [], [9, 10, 20, 21], by), 768).events;
    expect(linesOn('day').map(({ label }) => label.full)).toEqual(['New teacher, 11 Sep', 'New teacher, 21 Sep']);
    // Along blocks there is a place before the first and after the last one.
    expect(linesOn('block')).toHaveLength(4);
  });

  it.each([326, 768])('labels of events cover neither markers nor each other where there is room: %i px', (width) => {
    // All along the bottom, where labels stand otherwise.
    const days = Array.from({ length: 12 }, (_none, n) => goesOn(n, n % 2, 5));
    const { events, markers, plot } = geometryOf(graphOf(days, [], [4, 5], 'block'), width);
    const boxes = events.map(({ label: { x, y, text, anchor } }) => {
      const wide = text.length * 6.4;
      return anchor === 'start'
        ? { left: x, right: x + wide, top: y - 11, bottom: y + 4 }
        : { left: x - wide, right: x, top: y - 11, bottom: y + 4 };
    });
    // A phone has no room for the day; the whole text is in the title.
    expect(events.map(({ label }) => label.text)).toEqual(
      events.map(({ label }) => (width < 480 ? 'New teacher' : label.full)),
    );
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(plot.left);
      expect(box.right).toBeLessThanOrEqual(plot.right);
      const covered = markers.filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
      expect(covered).toEqual([]);
    }
    const [one, other] = boxes;
    expect(
      one!.top > other!.bottom || one!.bottom < other!.top || one!.left > other!.right || one!.right < other!.left,
    ).toBe(true);
  });

  it('no label of an event is written over another text, however crowded the graph is', () => {
    let compared = 0;
    fc.assert(
      fc.property(someGraph, fc.constantFrom(326, 768), (made, width) => {
        const data = { ...made, events: made.events.map((one) => ({ ...one, label: 'A week at grandma’s' })) };
        const { events, criterion, criterionLabel } = geometryOf(data, width);
        const boxes = [...(criterion.length > 0 ? [criterionLabel] : []), ...events.map(({ label }) => label)]
          .filter(({ text }) => text !== '')
          .map(({ x, y, text, anchor }) => {
            const wide = text.length * 6.1;
            return { left: anchor === 'end' ? x - wide : x, right: anchor === 'end' ? x : x + wide, y };
          });
        const over = boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter((other) => one.left < other.right && one.right > other.left && Math.abs(one.y - other.y) < 12),
        );
        compared += boxes.length;
        expect(over).toEqual([]);
      }),
      { numRuns: 500 },
    );
    expect(compared).toBeGreaterThan(500);
  }, 60_000);

  it('a label of an event rather crosses lines than a marker', () => {
    // Twelve weeks in which it rises, with single goes of another person, on a phone.
    const percents = [
      0, 0, 0, 20, 20, 0, 20, 20, 20, 40, 20, 40, 40, 20, 40, 40, 60, 60, 60, 80, 80, 60, 80, 80, 80, 100,
    ];
    const days = percents.map((percent, n) => goesOn(n * 3, percent / 20, 5));
    const others = [4, 37, 49, 62].map((day) => goesOn(day, day > 40 ? 3 : 2, 4, { person: 'B' }));
    const made = graphOf([...days, ...others], [phase(7), phase(46, 'Counting quietly')], [38, 57], 'block');
    const [first, second] = made.events;
    const events = [
      { ...first!, label: 'A week at grandma’s' },
      { ...second!, label: 'New class teacher' },
    ];
    const { events: drawn, markers } = geometryOf({ ...made, events }, 326);
    const covered = drawn.flatMap(({ label: { x, y, text, anchor } }) => {
      const [left, right] = anchor === 'start' ? [x, x + text.length * 6] : [x - text.length * 6, x];
      return markers.filter((one) => one.x > left && one.x < right && one.y > y - 11 && one.y < y + 4);
    });
    expect(covered).toEqual([]);
  });

  it('is two thirds as high as wide, on a phone the plot itself', () => {
    const data = graphOf([goesOn(0, 3, 5)], [], [], 'block');
    expect(geometryOf(data, 768).height).toBe(512);
    const { plot } = geometryOf(data, 326);
    expect((plot.bottom - plot.top) / (plot.right - plot.left)).toBeCloseTo(2 / 3, 2);
  });

  it('makes one point of the blocks of a person, place and week when there are too many', () => {
    const blocks = blocksIn([goesOn(0, 5, 5), goesOn(1, 0, 5), goesOn(2, 5, 5, { person: 'B' }), goesOn(6, 5, 5)]);
    expect(byWeek(blocks).map(({ person, goes, percent }) => [person, goes, percent])).toEqual([
      ['A', 10, 50],
      ['B', 5, 100],
      ['A', 5, 100],
    ]);
  });
});
