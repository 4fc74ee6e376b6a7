import { parseSync } from 'oxc-parser';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { tooOldScript } from './early-scripts.ts';
import { BUILD_TARGET, FLOOR, readFloor, TOO_OLD } from './floor.ts';

/** What a script of 2009 may consist of. */
const OLD_SYNTAX =
  /^(Program|ExpressionStatement|CallExpression|FunctionExpression|FunctionDeclaration|BlockStatement|VariableDeclaration|VariableDeclarator|Identifier|Literal|IfStatement|ReturnStatement|ExpressionStatement|AssignmentExpression|UnaryExpression|BinaryExpression|LogicalExpression|MemberExpression|ArrayExpression|TryStatement|CatchClause|ParenthesizedExpression)$/;

type Node = { type: string; kind?: string; param?: unknown };
const nodesOf = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && typeof value.type === 'string' ? [value as Node] : [];
  return [...own, ...Object.values(value).flatMap(nodesOf)];
};
const newSyntax = (script: string): string[] => {
  const { program, errors } = parseSync('script.js', script, { sourceType: 'script' });
  expect(errors).toEqual([]);
  return nodesOf(program)
    .filter(
      ({ type, kind, param }) => !OLD_SYNTAX.test(type) || (kind !== undefined && kind !== 'var') || param === null,
    )
    .map(({ type, kind }) => `${type} ${kind ?? ''}`);
};

/** What the script looks at, as a browser of the floor has it. */
const modern = () => ({
  AbortSignal: { timeout: () => {} },
  HTMLDialogElement: class {
    showModal() {}
  },
  element: { noModule: false } as Record<string, unknown>,
  CSSLayerBlockRule: () => {},
});

const run = (
  change: (page: ReturnType<typeof modern>) => void,
  remove = '',
  body: { innerHTML: string } | null = null,
) => {
  const page = modern();
  change(page);
  const written: string[] = [];
  const heard = new Map<string, (event: unknown) => void>();
  const listen = (name: string, listener: (event: unknown) => void) => heard.set(name, listener);
  const window = { ...page, addEventListener: listen, removeEventListener: (name: string) => heard.delete(name) };
  const document = {
    createElement: () => page.element,
    write: (text: string) => written.push(text),
    body,
    addEventListener: listen,
  };
  const context = createContext({ ...page, window, document, location: { origin: 'https://a.example' }, String });
  runInContext(`${remove};${tooOldScript()}`, context);
  return { written, heard };
};

describe('the script for browsers that are too old', () => {
  it('is in the syntax of 2009', () => {
    expect(newSyntax(tooOldScript())).toEqual([]);
  });

  it.each(['let a = 1', '(() => 1)', '`a`', 'class A {}', 'try { a() } catch { b() }', 'a?.b', 'a(...b)'])(
    'of which %s is no part',
    (script) => expect(newSyntax(script)).not.toEqual([]),
  );

  it('leaves a browser of the floor alone', () => {
    expect(run(() => {}).written).toEqual([]);
  });

  it.each([
    ['modules', (page: ReturnType<typeof modern>) => Reflect.deleteProperty(page.element, 'noModule')],
    ['time limits', (page: ReturnType<typeof modern>) => Reflect.deleteProperty(page.AbortSignal, 'timeout')],
    ['AbortSignal', (page: ReturnType<typeof modern>) => Reflect.deleteProperty(page, 'AbortSignal')],
    ['dialogs', (page: ReturnType<typeof modern>) => Reflect.deleteProperty(page, 'HTMLDialogElement')],
    ['layers of styles', (page: ReturnType<typeof modern>) => Reflect.deleteProperty(page, 'CSSLayerBlockRule')],
  ])('says so without %s, and hides the rest of the page', (_, change) => {
    const { written } = run(change);
    expect(written).toHaveLength(1);
    expect(written[0]).toContain(TOO_OLD);
    expect(written[0]).toMatch(/<plaintext hidden>$/);
  });

  it.each(['delete Array.prototype.toSorted', 'delete Object.hasOwn'])('says so after %s', (remove) => {
    expect(run(() => {}, remove).written[0]).toContain(TOO_OLD);
  });

  it('says so when the page’s own file cannot be read, but not for an error about data later', () => {
    const body = { innerHTML: 'the splash' };
    const { heard } = run(() => {}, '', body);
    const fail = (name: string, filename = 'https://a.example/assets/index.js') =>
      heard.get('error')?.({ error: { name }, filename });
    fail('TypeError');
    fail('SyntaxError', 'chrome-extension://x/y.js');
    expect(body.innerHTML).toBe('the splash');
    fail('SyntaxError');
    expect(body.innerHTML).toContain(TOO_OLD);
    const later = { innerHTML: 'the page' };
    const page = run(() => {}, '', later);
    page.heard.get('DOMContentLoaded')?.({});
    expect(page.heard.has('error')).toBe(false);
  });

  it('names every browser of the floor', () => {
    for (const { label, version } of FLOOR) expect(TOO_OLD).toContain(`${label} ${version}`);
    expect(TOO_OLD).not.toMatch(/['<\\]/);
  });
});

describe('the floor', () => {
  it('is what the build compiles for', () => {
    expect(BUILD_TARGET).toEqual(['chrome111', 'edge111', 'firefox115', 'ios16.4', 'safari16.4']);
  });

  it.each(['defaults', 'last 2 chrome versions', 'chrome 111', 'opera >= 90'])('cannot be said as %s', (line) => {
    expect(() => readFloor([line])).toThrow('browserslist');
  });
});
