import { DATA, isBeyond } from './support.mjs';

// Names of the platform that are newer than the floor: what a script can use, and what a test can take away.

const PLACES = {
  api: DATA.api,
  'javascript.builtins': DATA.javascript.builtins,
  'javascript.builtins.Intl': DATA.javascript.builtins.Intl,
};
const STATIC = /_static$/;
const NO_MEMBER = /_(?:event|permission)$/;
/** A few entries are not names at all. */
const NAME = /^[A-Za-z]\w*$/;

const interfaces = Object.entries(PLACES).flatMap(([place, nodes]) =>
  Object.entries(nodes)
    .filter(([name, node]) => NAME.test(name) && node.__compat)
    .map(([name, node]) => ({ name, node, path: `${place}.${name}`, beyond: isBeyond(node.__compat) })),
);

/** MDN's data marks static members of the DOM; those of the language can be either. */
const placesOf = (key, path) => (STATIC.test(key) ? [true] : path.startsWith('javascript') ? [true, false] : [false]);

const membersOf = ({ name: owner, node, path, beyond }) =>
  Object.entries(node)
    .filter(([key, { __compat: compat } = {}]) => compat && NAME.test(key) && !NO_MEMBER.test(key) && key !== owner)
    .flatMap(([key, { __compat: compat }]) =>
      placesOf(key, path).map((isStatic) => ({
        owner,
        name: key.replace(STATIC, ''),
        isStatic,
        path: `${path}.${key}`,
        ownerIsBeyond: beyond,
        beyond: beyond || isBeyond(compat),
      })),
    );

const members = interfaces.flatMap(membersOf);

const group = (list, keyOf) => {
  const groups = new Map();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};
const newOnly = (groups) =>
  new Map(
    [...groups].filter(([, all]) => all.every(({ beyond }) => beyond)).map(([key, [first]]) => [key, first.path]),
  );

/** Globals: `Iterator`, `CloseWatcher`. */
export const NEW_GLOBALS = newOnly(group(interfaces, ({ name }) => name));
/** `AbortSignal.any`, where the object is named. */
export const NEW_STATICS = newOnly(
  group(
    members.filter(({ isStatic }) => isStatic),
    ({ owner, name }) => `${owner}.${name}`,
  ),
);
/**
 * `.showPopover`: a name that no interface of the floor has. What only a new interface has can be reached only through a
 * name that is reported itself.
 */
export const NEW_MEMBERS = newOnly(
  group(
    members.filter(({ isStatic, ownerIsBeyond }) => !isStatic && !ownerIsBeyond),
    ({ name }) => name,
  ),
);
export const STATIC_OWNERS = new Set(members.filter(({ isStatic }) => isStatic).map(({ owner }) => owner));

/** Everything newer than the floor, as what to delete: `['URL', 'canParse']`, `['Set', 'prototype', 'union']`. */
export const REMOVALS = [
  ...[...NEW_GLOBALS].map(([name, path]) => ({ path, steps: [name] })),
  ...members
    .filter(({ beyond, ownerIsBeyond }) => beyond && !ownerIsBeyond)
    .map(({ owner, name, isStatic, path }) => ({ path, steps: isStatic ? [owner, name] : [owner, 'prototype', name] })),
];
