/** Strongly connected components of the import graph (Tarjan), without recursion: import chains are long. */
const groupsOf = (next) => {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const groups = [];
  const enter = (file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    stack.push(file);
    return { file, rest: [...(next.get(file) ?? [])] };
  };
  const done = new Set();
  for (const start of next.keys()) {
    if (index.has(start)) continue;
    const path = [enter(start)];
    while (path.length > 0) {
      const { file, rest } = path.at(-1);
      const to = rest.pop();
      if (to !== undefined) {
        if (!index.has(to)) path.push(enter(to));
        else if (!done.has(to)) low.set(file, Math.min(low.get(file), index.get(to)));
        continue;
      }
      path.pop();
      const above = path.at(-1);
      if (above) low.set(above.file, Math.min(low.get(above.file), low.get(file)));
      if (low.get(file) !== index.get(file)) continue;
      const group = stack.splice(stack.indexOf(file));
      for (const one of group) done.add(one);
      groups.push(group);
    }
  }
  return groups;
};

/** The shortest path from a file back to itself, within its group. */
const circleFrom = (start, group, next) => {
  const inside = new Set(group);
  const from = new Map();
  const queue = [start];
  for (const file of queue) {
    for (const to of next.get(file) ?? []) {
      if (to === start) {
        const circle = [start];
        for (let one = file; one !== start; one = from.get(one)) circle.splice(1, 0, one);
        return [...circle, start];
      }
      if (inside.has(to) && !from.has(to)) {
        from.set(to, file);
        queue.push(to);
      }
    }
  }
  return [];
};

/** Import cycles, including type imports: one cycle per group, as the files on its path. */
export const circlesIn = (files) => {
  const known = new Set(files.map(({ file }) => file));
  const next = new Map(
    files.map(({ file, imports }) => [
      file,
      imports.flatMap(({ target }) => (target.path && known.has(target.path) ? [target.path] : [])),
    ]),
  );
  return groupsOf(next)
    .map((group) => circleFrom(group[0], group, next))
    .filter((circle) => circle.length > 0);
};
