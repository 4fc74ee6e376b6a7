// The display names of ids in fields. The fields that show names register them; summaries read them here.

export type IdLabels = {
  add: (names: readonly (readonly [id: string, name: string])[]) => void;
  read: () => ReadonlyMap<string, string>;
  subscribe: (onChange: () => void) => () => void;
};

export const idLabels = (): IdLabels => {
  let names: ReadonlyMap<string, string> = new Map();
  const readers = new Set<() => void>();
  return {
    add: (added) => {
      if (added.every(([id, name]) => names.get(id) === name)) return;
      names = new Map([...names, ...added]);
      for (const reader of readers) reader();
    },
    read: () => names,
    subscribe: (onChange) => {
      readers.add(onChange);
      return () => readers.delete(onChange);
    },
  };
};
