import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { inRoot } from '../lib/root.mjs';

const textOf = (node) => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText') return node.value.replace(/\s+/g, ' ').trim();
  // An expression in a template becomes {}, like a placeholder in the tables.
  if (node.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked).join('{}');
  return undefined;
};

const walk = (node, visit) => {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit);
  } else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node);
    for (const key in node) if (key !== 'type') walk(node[key], visit);
  }
};

/** Every text in a source file: strings, templates and JSX, but no comments. */
export const stringsIn = (path) => {
  const found = [];
  const { program } = parseSync(path, readFileSync(inRoot(path), 'utf8'));
  walk(program, (node) => {
    const text = textOf(node);
    if (text) found.push(text);
  });
  return found;
};
