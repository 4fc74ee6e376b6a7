// The statements of a migration, each with the comment before it. Quoted texts and the bodies of functions may contain
// semicolons.

const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;/g;

/** Comments above the first word, and the statement without any. */
const parse = (text) => {
  const sql = text.replace(TOKEN, (token) => (/^(--|\/\*)/.test(token) ? ' ' : token)).trim();
  const [above = ''] = /^(\s*--[^\n]*\n?)*/.exec(text) ?? [];
  return { sql, comment: above.replace(/^\s*--+/gm, '').trim() };
};

export const statementsOf = (migration) => {
  const found = [];
  let start = 0;
  for (const { 0: token, index } of migration.matchAll(TOKEN)) {
    if (token !== ';') continue;
    found.push(migration.slice(start, index));
    start = index + 1;
  }
  // Drizzle writes a marker behind a semicolon; it is a comment of no statement.
  const cleaned = [...found, migration.slice(start)].map((text) =>
    text
      .trim()
      .replace(/^--> statement-breakpoint/, '')
      .trim(),
  );
  return cleaned.map(parse).filter(({ sql }) => sql !== '');
};
