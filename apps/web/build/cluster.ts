// Which parts of the code share a file. A part is what the same places need; every one in its own file would be
// hundreds of requests, and all in one would load every screen's code with the first. Parts are merged while that
// saves more in requests than it costs in bytes that a place loads and does not need.

export type Part = {
  /** The places whose loading starts with it, and which load it at once or never. */
  readonly needs: Set<string>;
  size: number;
  readonly modules: string[];
  readonly imports: Set<Part>;
  /** Decided elsewhere, so it stays as it is; one that every visit loads can still take a small part. */
  readonly fixed: boolean | 'open';
};
/** How often a place is opened, compared with one that is seldom opened. */
export type Weight = (place: string) => number;
/** What a further request costs, in bytes of code. */
export type RequestCost = (place: string) => number;
/** The places without those that open only from others of them, and find everything loaded. */
export type Reduce = (places: ReadonlySet<string>) => Set<string>;

export const reachOf = (part: Part): Set<Part> => {
  const reached = new Set([part]);
  for (const one of reached) for (const next of one.imports) reached.add(next);
  return reached;
};

/** Whether one is imported by the other through a third: as one file, that and the third would import each other. */
const isBetween = (from: Part, to: Part) => [...from.imports].some((next) => next !== to && reachOf(next).has(to));

type Costs = { weight: Weight; request: RequestCost; reduce: Reduce };

export const merge = (parts: readonly Part[], { weight, request, reduce }: Costs): Part[] => {
  const weights = new Map<string, { bytes: number; request: number }>();
  const of = (place: string) => {
    const found = weights.get(place) ?? { bytes: weight(place), request: weight(place) * request(place) };
    weights.set(place, found);
    return found;
  };
  const cost = (places: ReadonlySet<string>, size: number) => {
    let sum = 0;
    for (const place of reduce(places)) sum += of(place).bytes * size + of(place).request;
    return sum;
  };
  const extraOf = (a: Part, b: Part): number => {
    const all = new Set([...a.needs, ...b.needs]);
    let extra = cost(all, a.size + b.size) - cost(a.needs, a.size) - cost(b.needs, b.size);
    if (extra >= 0) return extra;
    for (const part of new Set([...reachOf(a), ...reachOf(b)])) {
      if (part === a || part === b) continue;
      if ([...all].some((place) => !part.needs.has(place)))
        extra += cost(new Set([...part.needs, ...all]), part.size) - cost(part.needs, part.size);
    }
    return extra;
  };

  const left = new Set(parts);
  const done = new Set(parts.filter(({ fixed }) => fixed));
  const next = () => [...left].filter((part) => !done.has(part)).toSorted((a, b) => a.size - b.size)[0];
  for (let small = next(); small; small = next()) {
    let best: Part | undefined;
    let least = 0;
    for (const other of left) {
      if (other === small || other.fixed === true) continue;
      const extra = extraOf(small, other);
      if (extra >= least || isBetween(small, other) || isBetween(other, small)) continue;
      [best, least] = [other, extra];
    }
    if (!best) {
      done.add(small);
      continue;
    }
    for (const place of small.needs) best.needs.add(place);
    best.size += small.size;
    best.modules.push(...small.modules);
    for (const part of small.imports) best.imports.add(part);
    left.delete(small);
    for (const part of left) if (part.imports.delete(small)) part.imports.add(best);
    best.imports.delete(small);
    best.imports.delete(best);
    for (const part of reachOf(best)) for (const place of best.needs) part.needs.add(place);
    if (!best.fixed) done.delete(best);
  }
  return [...left];
};
