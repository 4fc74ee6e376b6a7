import { parseSync, Visitor } from 'oxc-parser';
import { NEW_GLOBALS, NEW_MEMBERS, NEW_STATICS, STATIC_OWNERS } from './api-names.mjs';
import { featureAt, isBeyond } from './support.mjs';

// What a built script uses that is newer than the floor. Names of members are compared without knowing the object, so a
// field of our own with the same name is found too, and listed as such in allowed.mjs. What has the name of something
// older (`map` of an iterator) is not found here: e2e/old-engines takes it away.

const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self']);

const GROUP = /\(\?<(?<name>\w+)>/g;

const SYNTAX = {
  regExpSets: 'javascript.builtins.RegExp.unicodeSets',
  regExpModifiers: 'javascript.regular_expressions.modifier',
  using: 'javascript.statements.using',
  awaitUsing: 'javascript.statements.await_using',
  importAttributes: 'javascript.statements.import.import_attributes',
  lookbehind: 'javascript.regular_expressions.lookbehind_assertion',
  staticBlock: 'javascript.classes.static.initialization_blocks',
  sameGroups: 'javascript.regular_expressions.named_capturing_group.duplicate_named_capturing_groups',
  importPhase: 'javascript.statements.import.defer',
};

/** No browser has them yet, so MDN's data does not name them. */
const PROPOSED = new Set(['accessor', 'decorator']);

/** Features of the built script, each once: `{ feature: 'URL.canParse', path }`. */
export const scriptFeatures = (name, code) => {
  const { program, errors } = parseSync(name, code);
  if (errors.length > 0) throw new Error(`${name} cannot be read: ${errors[0].message}`);
  const found = new Map();
  const syntax = (kind) => {
    if (PROPOSED.has(kind)) {
      found.set(`syntax ${kind}`, undefined);
      return;
    }
    const path = SYNTAX[kind];
    const compat = featureAt(path);
    if (!compat) throw new Error(`MDN's data has no ${path}`);
    if (isBeyond(compat)) found.set(`syntax ${kind}`, path);
  };
  const look = (names, key, label = key) => {
    if (names.has(key)) found.set(label, names.get(key));
  };
  /** Plain names and texts: `x.name`, `x?.name`, `x['name']`. */
  const nameOf = ({ computed, property }) =>
    computed ? (property.type === 'Literal' ? String(property.value) : undefined) : property.name;
  new Visitor({
    MemberExpression(node) {
      const key = nameOf(node);
      if (key === undefined) return;
      const { object } = node;
      const owner =
        object.type === 'Identifier'
          ? object.name
          : nameOf(object.type === 'MemberExpression' ? object : { computed: true, property: {} });
      if (GLOBAL_OBJECTS.has(owner)) look(NEW_GLOBALS, key);
      if (STATIC_OWNERS.has(owner)) look(NEW_STATICS, `${owner}.${key}`);
      else look(NEW_MEMBERS, key, `.${key}`);
    },
    // What is taken apart: `const { startViewTransition } = document`.
    ObjectPattern({ properties }) {
      for (const { key, computed } of properties)
        if (key && !computed) look(NEW_MEMBERS, key.name ?? key.value, `.${key.name ?? key.value}`);
    },
    Identifier({ name: id }) {
      look(NEW_GLOBALS, id);
    },
    Literal({ regex }) {
      if (!regex) return;
      if (regex.flags.includes('v')) syntax('regExpSets');
      if (/\(\?[ims]*-?[ims]+:/.test(regex.pattern)) syntax('regExpModifiers');
      if (/\(\?<[=!]/.test(regex.pattern)) syntax('lookbehind');
      const groups = [...regex.pattern.matchAll(GROUP)].map(([, group]) => group);
      if (new Set(groups).size < groups.length) syntax('sameGroups');
    },
    VariableDeclaration({ kind }) {
      if (kind === 'using') syntax('using');
      if (kind === 'await using') syntax('awaitUsing');
    },
    ImportDeclaration({ attributes, phase }) {
      if (attributes?.length > 0) syntax('importAttributes');
      if (phase) syntax('importPhase');
    },
    ImportExpression({ phase }) {
      if (phase) syntax('importPhase');
    },
    AccessorProperty() {
      syntax('accessor');
    },
    Decorator() {
      syntax('decorator');
    },
    StaticBlock() {
      syntax('staticBlock');
    },
  }).visit(program);
  return [...found].map(([feature, path]) => ({ feature, path }));
};
