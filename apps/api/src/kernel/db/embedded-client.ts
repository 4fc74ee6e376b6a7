import { Mutex, type PGlite, protocol, TransactionAbortedError, types } from '@electric-sql/pglite';
import { takeTurn } from '../load/turns.ts';

// How the query builder talks to the embedded engine. The engine's own way of running a query plans every statement
// anew and crosses into it six times; here statements are kept and run in one crossing, which takes a fifth of the time.

const { serialize } = protocol;

/** Statements that are kept; the one unused for longest makes room. */
export const KEPT = 500;
/** A long text is a list of many rows, which does not come again. */
export const LONGEST_KEPT = 8_000;
/**
 * Read anew each time. What a search looks for decides whether its index or the order of the list is the shorter way;
 * a cursor of the same name may be another one by now, with other columns.
 */
const READ_ANEW = /\bi?like\b|^\s*fetch\b/i;
/** What changes tables, or forgets statements: after it no kept one is sure to fit. */
const CHANGES_TABLES = /^(ALTER|CREATE|DEALLOCATE|DISCARD|DO|DROP)\b/;

/** The query builder reads dates and their like itself, from the text. */
const asText = (value: string) => value;
const NUMERICS = 1231;
const TIMESTAMPS = 1115;
const TIMESTAMPTZS = 1185;
const INTERVALS = 1187;
const DATES = 1182;
const AS_TEXT = Object.fromEntries(
  [
    types.TIMESTAMP,
    types.TIMESTAMPTZ,
    types.INTERVAL,
    types.DATE,
    NUMERICS,
    TIMESTAMPS,
    TIMESTAMPTZS,
    INTERVALS,
    DATES,
  ].map((type) => [type, asText]),
);

type Field = { name: string; dataTypeID: number };
/** One without a name is read and planned each time; only what it takes and answers is kept. */
type Statement = { name: string; parameters: readonly number[]; fields: readonly Field[] };
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Name = Messages[number]['name'];
type Options = { rowMode?: 'array' | 'object' };
type Result = { rows: unknown[] };
type Queries = { query: (text: string, values?: readonly unknown[], options?: Options) => Promise<Result> };

export type EmbeddedClient = Queries & {
  transaction: <T>(work: (client: Queries) => Promise<T>) => Promise<T>;
  listen: (channel: string, heard: (message: string) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

const READY: Name[] = ['readyForQuery'];
const find = (messages: Messages, name: Name): unknown => messages.find((message) => message.name === name);

const columnsOf = (messages: Messages) => (find(messages, 'rowDescription') as { fields: Field[] } | undefined)?.fields;

const commandOf = (messages: Messages) =>
  (find(messages, 'commandComplete') as { text: string } | undefined)?.text ?? '';

/** The engine says no and goes on. Anything else that is thrown says that it has broken down. */
const isRefusal = (error: unknown) =>
  error instanceof Error && 'severity' in error && error.severity !== 'FATAL' && error.severity !== 'PANIC';

/** A table that was changed has made the columns of a kept statement wrong. */
const isOutOfDate = (error: unknown) =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';

/** `onBroken` is told once when the engine has broken down: this process cannot use it any more. */
export const openClient = (engine: PGlite, onBroken: (error: Error) => void): EmbeddedClient => {
  Object.assign(engine.parsers, AS_TEXT);
  // One transaction, or one statement outside of any, at a time: the engine is a single connection.
  const turns = new Mutex();
  const statements = new Map<string, Statement>();
  let made = 0;

  let tablesChanged = false;
  let broken: Error | undefined;

  const breakDown = (cause: unknown): Error => {
    broken = new Error('The embedded database has broken down. What it has confirmed is stored: start again.', {
      cause,
    });
    onBroken(broken);
    return broken;
  };

  /**
   * An engine that has broken down, on a full disk for instance, may answer nothing at all without an error, or never
   * return: what must be in the answer, one of each of `expected`, is looked for, and nothing is sent after it.
   */
  const send = async (parts: Uint8Array[], ...expected: Name[][]): Promise<Messages> => {
    if (broken) throw broken;
    if (engine.closed) throw new Error('The embedded database is closed.');
    const answer = await engine
      .execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })
      .catch((error: unknown) => {
        throw isRefusal(error) ? error : breakDown(error);
      });
    const missing = [...expected, READY].find((names) => !names.some((name) => find(answer, name)));
    if (missing) throw breakDown(new Error(`No ${missing.join(' or ')} in its answer.`));
    return answer;
  };

  const forget = (text: string): Uint8Array[] => {
    const known = statements.get(text);
    statements.delete(text);
    return known?.name ? [serialize.close({ type: 'S', name: known.name })] : [];
  };

  const forgetAll = async () => {
    const closed = [...statements.keys()].flatMap(forget);
    if (closed.length > 0) await send(closed, ['closeComplete']);
  };

  const prepare = async (text: string): Promise<Statement> => {
    const keep = text.length <= LONGEST_KEPT;
    const name = keep && !READ_ANEW.test(text) ? `s${++made}` : '';
    const [oldest] = statements.keys();
    const room = keep && oldest !== undefined && statements.size >= KEPT ? forget(oldest) : [];
    const answer = await send(
      [...room, serialize.parse({ name, text }), serialize.describe({ type: 'S', name })],
      ['parseComplete'],
      ['parameterDescription'],
    );
    const parameters = find(answer, 'parameterDescription') as { dataTypeIDs: number[] } | undefined;
    const statement = { name, parameters: parameters?.dataTypeIDs ?? [], fields: columnsOf(answer) ?? [] };
    if (keep) statements.set(text, statement);
    return statement;
  };

  const serialised = (values: readonly unknown[], parameters: readonly number[]) =>
    values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const type = parameters[index];
      const serializer = type === undefined ? undefined : engine.serializers[type];
      // A type without a rule takes what its value says of itself. Half a character would make the engine cut the text.
      // oxlint-disable-next-line typescript/no-base-to-string
      return String(serializer ? serializer(value) : value).toWellFormed();
    });

  const rowsOf = (messages: Messages, fields: readonly Field[], { rowMode }: Options): unknown[] => {
    const rows: unknown[] = [];
    for (const message of messages) {
      if (message.name !== 'dataRow') continue;
      const values = (message as unknown as { fields: (string | null)[] }).fields.map((value, index) =>
        types.parseType(value, fields[index]?.dataTypeID ?? types.TEXT, engine.parsers),
      );
      rows.push(
        rowMode === 'array' ? values : Object.fromEntries(values.map((value, at) => [fields[at]?.name, value])),
      );
    }
    return rows;
  };

  const once = async (text: string, values: readonly unknown[], options: Options): Promise<Result> => {
    const known = statements.get(text);
    if (known) {
      // The last in the map is the one used last.
      statements.delete(text);
      statements.set(text, known);
    }
    const { name, parameters, fields } = known ?? (await prepare(text));
    const anew = known?.name === '';
    const answer = await send(
      [
        ...(anew ? [serialize.parse({ text })] : []),
        serialize.bind({ statement: name, values: serialised(values, parameters) }),
        // What was read anew may answer other columns than the last time.
        ...(anew ? [serialize.describe({ type: 'P' })] : []),
        serialize.execute({}),
      ],
      ['bindComplete'],
      ['commandComplete', 'emptyQuery'],
    );
    if (CHANGES_TABLES.test(commandOf(answer))) {
      tablesChanged = true;
      await forgetAll();
    }
    return { rows: rowsOf(answer, (anew && columnsOf(answer)) || fields, options) };
  };

  const run = async (text: string, values: readonly unknown[] = [], options: Options = {}): Promise<Result> => {
    await takeTurn();
    return engine.runExclusive(async () => {
      try {
        return await once(text, values, options);
      } catch (error) {
        if (!isOutOfDate(error)) throw error;
        await send(forget(text));
        // The transaction has failed with it; the next one finds the statement made anew.
        if (engine.isInTransaction()) throw error;
        return once(text, values, options);
      }
    });
  };

  /** 'begin' and the like: the command that was done, which is a rollback where a failed transaction is committed. */
  const command = async (text: string): Promise<string> =>
    commandOf(await engine.runExclusive(() => send([serialize.query(text)], ['commandComplete'])));

  return {
    query: (text, values, options) => turns.runExclusive(() => run(text, values, options)),
    transaction: (work) =>
      turns.runExclusive(async () => {
        await command('begin');
        tablesChanged = false;
        let open = true;
        const query: Queries['query'] = (text, values, options) => {
          if (!open) throw new Error('The transaction has ended.');
          return run(text, values, options);
        };
        try {
          const result = await work({ query });
          open = false;
          if ((await command('commit')) === 'ROLLBACK') throw new TransactionAbortedError();
          return result;
        } catch (error) {
          open = false;
          if (!broken && engine.isInTransaction()) await command('rollback');
          // The tables are what they were before.
          if (!broken && tablesChanged) await engine.runExclusive(forgetAll);
          throw error;
        }
      }),
    listen: async (channel, heard) => {
      const stop = await turns.runExclusive(() => engine.listen(channel, heard));
      return () => turns.runExclusive(() => stop());
    },
    close: () =>
      turns.runExclusive(async () => {
        // What a broken engine would write down at its end is not to be trusted.
        if (!broken && !engine.closed) await engine.close();
      }),
  };
};
