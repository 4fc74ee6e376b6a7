import { Mutex, type PGlite, protocol, TransactionAbortedError, types } from '@electric-sql/pglite';
import { takeTurn } from '../load/turns.ts';

// Drizzle's connection to the embedded engine. PGlite's own `query` parses and plans every statement each time and
// makes six calls into the engine; here prepared statements are cached and run in one call, in less than half the
// time (docs/decisions/0015).

const { serialize } = protocol;

/** Size of the statement cache; the least recently used one is evicted. */
export const MAX_STATEMENTS = 500;
/** Longer statements are inserts of many rows, which do not repeat. */
export const MAX_STATEMENT_LENGTH = 8_000;
/**
 * Parsed and planned for each call: whether a search is cheaper by its index or by the order of the list depends on the
 * pattern; a later cursor of the same name may have other columns.
 */
const NEVER_PREPARED = /\bi?like\b|^\s*fetch\b/i;
/** Commands that change tables or drop prepared statements: they invalidate the cache. */
const CHANGES_TABLES = /^(ALTER|CREATE|DEALLOCATE|DISCARD|DO|DROP)\b/;

/** Drizzle parses dates, intervals and numerics itself, from their text. */
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
/** Without a name it is parsed and planned for each call; only its parameter and column types are cached. */
type Statement = { name: string; parameters: readonly number[]; fields: readonly Field[] };
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Name = Messages[number]['name'];
type Options = { rowMode?: 'array' | 'object' };
type Result = { rows: unknown[] };
type Queries = { query: (text: string, values?: readonly unknown[], options?: Options) => Promise<Result> };

export type EmbeddedClient = Queries & {
  transaction: <T>(work: (client: Queries) => Promise<T>) => Promise<T>;
  listen: (channel: string, onMessage: (message: string) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

const READY: Name[] = ['readyForQuery'];
const find = (messages: Messages, name: Name): unknown => messages.find((message) => message.name === name);

const columnsOf = (messages: Messages) => (find(messages, 'rowDescription') as { fields: Field[] } | undefined)?.fields;

const commandOf = (messages: Messages) =>
  (find(messages, 'commandComplete') as { text: string } | undefined)?.text ?? '';

/** An error of the statement, after which the engine goes on. Any other error means that the engine has crashed. */
const isStatementError = (error: unknown) =>
  error instanceof Error && 'severity' in error && error.severity !== 'FATAL' && error.severity !== 'PANIC';

/** A changed table has invalidated the columns of a cached statement. */
const isOutOfDate = (error: unknown) =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';

/** `onBroken` is called once when the engine has crashed: this process cannot use it any more. */
export const openClient = (engine: PGlite, onBroken: (error: Error) => void): EmbeddedClient => {
  Object.assign(engine.parsers, AS_TEXT);
  // The engine is a single connection: one transaction, or one statement outside of any, at a time.
  const turns = new Mutex();
  const statements = new Map<string, Statement>();
  let prepared = 0;

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
   * An engine that has crashed, on a full disk for instance, may return nothing without an error, or never return.
   * The reply must have one message of each of `expected`; after a reply without them nothing more is sent.
   */
  const send = async (parts: Uint8Array[], ...expected: Name[][]): Promise<Messages> => {
    if (broken) throw broken;
    if (engine.closed) throw new Error('The embedded database is closed.');
    const reply = await engine
      .execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })
      .catch((error: unknown) => {
        throw isStatementError(error) ? error : breakDown(error);
      });
    const missing = [...expected, READY].find((names) => !names.some((name) => find(reply, name)));
    if (missing) throw breakDown(new Error(`No ${missing.join(' or ')} in its reply.`));
    return reply;
  };

  const closeStatement = (text: string): Uint8Array[] => {
    const known = statements.get(text);
    statements.delete(text);
    return known?.name ? [serialize.close({ type: 'S', name: known.name })] : [];
  };

  const closeAllStatements = async () => {
    const closed = [...statements.keys()].flatMap(closeStatement);
    if (closed.length > 0) await send(closed, ['closeComplete']);
  };

  const prepare = async (text: string): Promise<Statement> => {
    const cacheable = text.length <= MAX_STATEMENT_LENGTH;
    const name = cacheable && !NEVER_PREPARED.test(text) ? `s${++prepared}` : '';
    const [oldest] = statements.keys();
    const evicted =
      cacheable && oldest !== undefined && statements.size >= MAX_STATEMENTS ? closeStatement(oldest) : [];
    const reply = await send(
      [...evicted, serialize.parse({ name, text }), serialize.describe({ type: 'S', name })],
      ['parseComplete'],
      ['parameterDescription'],
    );
    const parameters = find(reply, 'parameterDescription') as { dataTypeIDs: number[] } | undefined;
    const statement = { name, parameters: parameters?.dataTypeIDs ?? [], fields: columnsOf(reply) ?? [] };
    if (cacheable) statements.set(text, statement);
    return statement;
  };

  const serialised = (values: readonly unknown[], parameters: readonly number[]) =>
    values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const type = parameters[index];
      const serializer = type === undefined ? undefined : engine.serializers[type];
      // A type without a serializer gets the value's string form. A lone surrogate would make the engine cut the text.
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
      // The last in the map is the most recently used.
      statements.delete(text);
      statements.set(text, known);
    }
    const { name, parameters, fields } = known ?? (await prepare(text));
    const unnamed = known?.name === '';
    const reply = await send(
      [
        ...(unnamed ? [serialize.parse({ text })] : []),
        serialize.bind({ statement: name, values: serialised(values, parameters) }),
        // A statement parsed again may return other columns than before.
        ...(unnamed ? [serialize.describe({ type: 'P' })] : []),
        serialize.execute({}),
      ],
      ['bindComplete'],
      ['commandComplete', 'emptyQuery'],
    );
    if (CHANGES_TABLES.test(commandOf(reply))) {
      tablesChanged = true;
      await closeAllStatements();
    }
    return { rows: rowsOf(reply, (unnamed && columnsOf(reply)) || fields, options) };
  };

  const run = async (text: string, values: readonly unknown[] = [], options: Options = {}): Promise<Result> => {
    await takeTurn();
    return engine.runExclusive(async () => {
      try {
        return await once(text, values, options);
      } catch (error) {
        if (!isOutOfDate(error)) throw error;
        await send(closeStatement(text));
        // The transaction has failed with it; the next one prepares the statement again.
        if (engine.isInTransaction()) throw error;
        return once(text, values, options);
      }
    });
  };

  /** Runs 'begin' and the like. Returns the executed command: ROLLBACK when a failed transaction is committed. */
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
          // The rollback restored the tables.
          if (!broken && tablesChanged) await engine.runExclusive(closeAllStatements);
          throw error;
        }
      }),
    listen: async (channel, onMessage) => {
      const stop = await turns.runExclusive(() => engine.listen(channel, onMessage));
      return () => turns.runExclusive(() => stop());
    },
    close: () =>
      turns.runExclusive(async () => {
        // A crashed engine is not closed: what it would write cannot be trusted.
        if (!broken && !engine.closed) await engine.close();
      }),
  };
};
