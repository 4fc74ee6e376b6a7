import { createStore, type Store } from '../../kernel/store.ts';

// The display names of ids in fields. The fields that show names register them; summaries read them here.

type Names = ReadonlyMap<string, string>;
export type IdLabels = Pick<Store<Names>, 'get' | 'subscribe'> & {
  add: (names: readonly (readonly [id: string, name: string])[]) => void;
};

export const idLabels = (): IdLabels => {
  const { get, set, subscribe } = createStore<Names>(new Map());
  return {
    add: (added) => {
      const names = get();
      if (added.some(([id, name]) => names.get(id) !== name)) set(new Map([...names, ...added]));
    },
    get,
    subscribe,
  };
};
