// The display names of ids in fields. The fields that show names register them; summaries read them here.

export type IdLabels = {
  tell: (names: readonly (readonly [id: string, name: string])[]) => void;
  read: () => ReadonlyMap<string, string>;
  subscribe: (onTold: () => void) => () => void;
};

export const idLabels = (): IdLabels => {
  let names: ReadonlyMap<string, string> = new Map();
  const readers = new Set<() => void>();
  return {
    tell: (told) => {
      if (told.every(([id, name]) => names.get(id) === name)) return;
      names = new Map([...names, ...told]);
      for (const reader of readers) reader();
    },
    read: () => names,
    subscribe: (onTold) => {
      readers.add(onTold);
      return () => readers.delete(onTold);
    },
  };
};
