import { readPattern } from './pattern.mjs';

// Strings on which a regular expression backtracks: what precedes a repetition, then what it repeats many times, then
// something that does not match. Derived from the expression itself, so that a new one needs no entry anywhere.

const COMMON = Array.from(' a0<>"\'-&=/.,:;(){}@_#%\\+*?!|\n\t\rAéĳ');
const VARIANTS = 6;
/** A shorter repetition has constant cost. */
const LONG_LOOP = 10;
const SAMPLE_REPEATS = 200;
/** Matches hardly any expression. */
const MISFIT = '\u0001';

/** The characters that a set matches, starting with those in the expression itself. */
const memberFinder = ({ source, flags }) => {
  const named = [...source].filter((character) => /\S/.test(character));
  const candidates = [...new Set([...named, ...COMMON])];
  const known = new Map();
  const find = (set) => {
    const one = new RegExp(`^(?:${set})$`, flags.replace(/[gy]/g, ''));
    return candidates.filter((character) => one.test(character)).slice(0, VARIANTS);
  };
  return (set) => {
    if (!known.has(set)) known.set(set, find(set));
    return known.get(set);
  };
};

/** A few strings that the node matches; each part uses its first sample while another one varies. */
const samplesOf = (node, members) => {
  if (node.set !== undefined) return members(node.set);
  if (node.loop) {
    const once = samplesOf(node.loop, members);
    return once.map((text) => text.repeat(Math.max(1, Math.min(node.min, SAMPLE_REPEATS))));
  }
  return node.choices.flatMap((sequence) => sequenceSamples(sequence, members)).slice(0, 3 * VARIANTS);
};

const sequenceSamples = (sequence, members) => {
  const parts = sequence.map((part) => samplesOf(part, members));
  const firsts = parts.map(([first = '']) => first);
  const varied = parts.flatMap((samples, n) =>
    samples.slice(1).map((text) => [...firsts.slice(0, n), text, ...firsts.slice(n + 1)].join('')),
  );
  return [firsts.join(''), ...varied].slice(0, 3 * VARIANTS);
};

const firstOf = (node, members) => samplesOf(node, members)[0] ?? '';

/** Every long repetition, with what has to precede it. */
const loopsIn = (node, members, before, found) => {
  if (node.loop) {
    if (node.max > LONG_LOOP) found.push({ before, once: samplesOf(node.loop, members) });
    loopsIn(node.loop, members, before, found);
  }
  for (const sequence of node.choices ?? []) {
    let prefix = before;
    for (const part of sequence) {
      loopsIn(part, members, prefix, found);
      prefix += firstOf(part, members);
    }
  }
  return found;
};

const repeat = (text, length) => text.repeat(Math.ceil(length / text.length));

/** Functions of a length: each creates one string of about that length. */
export const attacksOn = (expression) => {
  const members = memberFinder(expression);
  const pattern = readPattern(expression.source);
  const units = new Map();
  const add = (before, unit) => {
    if (unit !== '') units.set(JSON.stringify([before, unit]), { before, unit });
  };
  const loops = loopsIn(pattern, members, '', []);
  if (loops.length === 0) return [];
  for (const { before, once } of loops) {
    for (const unit of once) {
      add(before, unit);
      add('', before + unit);
      add('', unit);
    }
  }
  add('', firstOf(pattern, members));
  for (const character of new Set([...expression.source, ...COMMON])) add('', character);
  return [...units.values()].flatMap(({ before, unit }) =>
    // Between two misfits, so that neither the start nor the end of the text lets it match; and without the first.
    [MISFIT, ''].map((start) => ({
      name: JSON.stringify([start, before, unit, MISFIT]),
      make: (length) => start + before + repeat(unit, length) + MISFIT,
    })),
  );
};
