// What a life left behind, as tables of Markdown.

const WEEK = 7;

const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, lines) =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...lines.map(row)].join('\n');

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
const rounded = (number) => String(Math.round(number * 100) / 100);

/** Rows a family and day between the first count and the last. */
const growthOf = (rows, name, { days, families }) => ((rows[days][name] ?? 0) - (rows[0][name] ?? 0)) / days / families;

const rowsTable = ({ rows, madeByServer, ...life }) => {
  const days = Object.keys(rows);
  const names = Object.keys(rows[life.days]);
  const lines = names
    .map((name) => ({ name, growth: growthOf(rows, name, life), counts: days.map((day) => rows[day][name] ?? 0) }))
    .filter(({ counts }) => new Set(counts).size > 1)
    .toSorted((a, b) => b.growth - a.growth)
    .map(({ name, growth, counts }) => [name, ...counts, rounded(growth)]);
  const made = sum(madeByServer.map((name) => growthOf(rows, name, life)));
  const still = `${names.length - lines.length} other tables stay as they are.`;
  const grown = table(['table', ...days.map((day) => `day ${day}`), 'a family and day'], lines);
  return [grown, still, `Not written by people: ${rounded(made)} rows a family and day.`].join('\n\n');
};

const bellOf = (kinds) => sum(Object.entries(kinds).map(([kind, times]) => (kind === 'mail' ? 0 : times)));

const kindsText = (weeks) => {
  const total = {};
  for (const kinds of weeks)
    for (const [kind, times] of Object.entries(kinds)) if (kind !== 'mail') total[kind] = (total[kind] ?? 0) + times;
  return Object.entries(total)
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, times]) => `${kind} ${times}`)
    .join(', ');
};

/** Only whole weeks, since the first begins with the demo's own lines. */
const receivedTable = ({ received, days }) => {
  const whole = Math.max(1, Math.floor(days / WEEK));
  const lines = Object.entries(received).map(([name, weeks]) => {
    const all = Array.from({ length: whole }, (_, at) => weeks[at + 1] ?? {});
    const [bell, mails] = [all.map(bellOf), all.map((kinds) => kinds.mail ?? 0)];
    const average = (numbers) => rounded(sum(numbers) / whole);
    return [name, average(bell), Math.max(...bell), average(mails), Math.max(...mails), kindsText(all)];
  });
  return table(['person', 'lines a week', 'most', 'mails a week', 'most', 'lines by kind'], lines);
};

const homesTable = (homes) => {
  const days = Object.keys(homes);
  const names = Object.keys(homes[days[0]] ?? {});
  return table(
    ['home at 390 px, in px', ...days.map((day) => `day ${day}`)],
    names.map((name) => [name, ...days.map((day) => homes[day][name])]),
  );
};

export const tablesOf = (life) =>
  [
    `${life.days} days of ${life.families} families`,
    rowsTable(life),
    receivedTable(life),
    ...(Object.keys(life.homes ?? {}).length > 0 ? [homesTable(life.homes)] : []),
    life.refused.length === 0
      ? 'Nothing was refused.'
      : `Refused:\n${life.refused.map(([call, times]) => `- ${times} × ${call}`).join('\n')}`,
  ].join('\n\n');
