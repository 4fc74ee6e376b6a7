import type { Plugin } from 'vite';

// The browser calls endpoints by method, path and wire names; the server validates the data, and a form imports the
// one schema it needs. Without this, every declared endpoint would add its query, body and reply schemas to the first
// page: half of zod and all entities. Types are not affected, since they are removed before this runs.

const DECLARATIONS = /\/packages\/contract\/src\/.*endpoints\.ts$/;
const RETAINED = new Set(['method', 'path', 'wire']);

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Property = Node & { key?: Node & { name?: string } };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The objects passed to `endpoint(…)`, at any depth. */
const declarations = (node: unknown): Node[] => {
  if (Array.isArray(node)) return node.flatMap(declarations);
  if (!isNode(node)) return [];
  if (node.type === 'CallExpression' && isNode(node['callee']) && node['callee']['name'] === 'endpoint') {
    return (node['arguments'] as Node[]).filter((argument) => argument.type === 'ObjectExpression');
  }
  return Object.values(node).flatMap(declarations);
};

/** `...update` in a declaration: two endpoints may share a part of theirs. */
const spreadName = ({ type, argument }: Node): string | null =>
  type === 'SpreadElement' && isNode(argument) && argument.type === 'Identifier' ? String(argument['name']) : null;

const propertiesOf = (object: Node) => object['properties'] as Property[];

/** The objects that declarations share, at the top level of the file. */
const sharedParts = (program: Node, objects: Node[]): Node[] => {
  const names = new Set(objects.flatMap(propertiesOf).flatMap((property) => spreadName(property) ?? []));
  return (program['body'] as Node[])
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? (statement['declarations'] as Node[]) : []))
    .filter(({ id, init }) => names.has(String((id as Node)['name'])) && isNode(init))
    .map(({ init }) => init as Node)
    .filter(({ type }) => type === 'ObjectExpression');
};

const slim = (code: string, program: Node) => {
  const declared = declarations(program);
  const objects = [...declared, ...sharedParts(program, declared)];
  let out = '';
  let at = 0;
  for (const object of objects.toSorted((a, b) => a.start - b.start)) {
    const retained = propertiesOf(object).filter(
      (property) => RETAINED.has(property.key?.name ?? '') || spreadName(property) !== null,
    );
    out += `${code.slice(at, object.start)}{ ${retained.map(({ start, end }) => code.slice(start, end)).join(', ')} }`;
    at = object.end;
  }
  return out + code.slice(at);
};

/** The identifiers that a part of the program uses, without property names. */
const namesIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (!isNode(node)) return [];
  if (node.type === 'Identifier') return [String(node['name'])];
  const named = node.type === 'MemberExpression' ? 'property' : 'key';
  return Object.entries(node).flatMap(([part, value]) => (part === named && !node['computed'] ? [] : namesIn(value)));
};

const namesBy: Record<string, (statement: Node) => string[]> = {
  ImportDeclaration: ({ specifiers }) => (specifiers as Node[]).flatMap(({ local }) => namesIn(local)),
  VariableDeclaration: (statement) => (statement['declarations'] as Node[]).flatMap(({ id }) => namesIn(id)),
};

/** Imports and constants that only the removed parts used: a schema there would keep its library in the bundle. */
const unused = (program: unknown): Node | undefined => {
  const body = (program as Node)['body'] as Node[];
  return body.find((statement) => {
    const names = namesBy[statement.type]?.(statement) ?? [];
    const others = new Set(namesIn(body.filter((other) => other !== statement && other.type !== 'ImportDeclaration')));
    return names.length > 0 && !names.some((name) => others.has(name));
  });
};

export const slimEndpoints = (): Plugin => ({
  name: 'amberway-slim-endpoints',
  apply: 'build',
  transform(code, id) {
    if (!DECLARATIONS.test(id.replaceAll('\\', '/'))) return undefined;
    let slimmed = slim(code, this.parse(code) as unknown as Node);
    for (let gone = unused(this.parse(slimmed)); gone; gone = unused(this.parse(slimmed))) {
      slimmed = slimmed.slice(0, gone.start) + slimmed.slice(gone.end);
    }
    return { code: slimmed, map: null };
  },
});
