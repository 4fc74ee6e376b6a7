// Parses a regular expression into a tree, as far as needed to build strings on which it backtracks.
// Nodes: { choices: Node[][] }, { set: source }, { loop: Node, min, max }; assertions and back references match empty.

const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;
const GROUP = /^\((?:\?(?:[=!]|<[=!]|:|<\w+>))?/;

const classEnd = (text, from) => {
  let at = from + 1;
  while (text[at] !== ']') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
};

const escapeEnd = (text, from) => {
  const [long] =
    /^\\(?:u\{[^}]*\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{[^}]*\}|c[A-Z])/i.exec(text.slice(from, from + 40)) ?? [];
  return from + (long?.length ?? 2);
};

const limitsOf = (quantifier) => {
  if (quantifier.startsWith('*')) return { min: 0, max: Infinity };
  if (quantifier.startsWith('+')) return { min: 1, max: Infinity };
  if (quantifier.startsWith('?')) return { min: 0, max: 1 };
  const [, min, comma, max] = /^\{(\d+)(,?)(\d*)\}/.exec(quantifier);
  return { min: Number(min), max: comma === '' ? Number(min) : max === '' ? Infinity : Number(max) };
};

const NOTHING = { choices: [[]] };

const readAtom = (text, at) => {
  const rest = text.slice(at);
  if (rest.startsWith('(')) {
    const [opening] = GROUP.exec(rest);
    const { node, end } = readChoices(text, at + opening.length);
    // What a lookahead requires must also be in the string, or nothing after it is ever tried.
    return { node: opening.includes('!') || opening.includes('<=') ? NOTHING : node, end: end + 1 };
  }
  if (rest.startsWith('[')) return { node: { set: text.slice(at, classEnd(text, at)) }, end: classEnd(text, at) };
  if (rest.startsWith('\\')) {
    const end = escapeEnd(text, at);
    return { node: /^\\(?:[bB1-9]|k<)/.test(rest) ? NOTHING : { set: text.slice(at, end) }, end };
  }
  if (rest.startsWith('^') || rest.startsWith('$')) return { node: NOTHING, end: at + 1 };
  const character = String.fromCodePoint(text.codePointAt(at));
  return { node: { set: character }, end: at + character.length };
};

const readChoices = (text, from) => {
  const choices = [[]];
  let at = from;
  while (at < text.length && text[at] !== ')') {
    if (text[at] === '|') {
      choices.push([]);
      at += 1;
      continue;
    }
    const { node, end } = readAtom(text, at);
    const [quantifier] = QUANTIFIER.exec(text.slice(end)) ?? [''];
    choices.at(-1).push(quantifier ? { loop: node, ...limitsOf(quantifier) } : node);
    at = end + quantifier.length;
  }
  return { node: { choices }, end: at };
};

export const readPattern = (source) => readChoices(source, 0).node;
