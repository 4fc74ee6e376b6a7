import { Command } from 'cmdk';
import { useEffect } from 'react';
import type { PaletteItem, PaletteSource } from './items.ts';
import styles from './Palette.module.css';

type Props = {
  source: PaletteSource;
  search: string;
  /** Whether it shows something that the list does not count: server results or a pending search. */
  onKeep: (id: string, has: boolean) => void;
  /** Its items have changed. */
  onItems: () => void;
  onChoose: (item: PaletteItem) => void;
};

export const PaletteGroup = ({ source, search, onKeep, onItems, onChoose }: Props) => {
  // A group is keyed by its source and never changes it, so the hook is the same on every render.
  // oxlint-disable-next-line react/hooks
  const { items, loading = false, searched = false } = source.useItems(search.trim());
  const keeps = loading || (searched && items.length > 0);
  useEffect(() => {
    onKeep(source.id, keeps);
    return () => onKeep(source.id, false);
  }, [source.id, keeps, onKeep]);
  const ids = items.map(({ id }) => id).join();
  useEffect(onItems, [ids, searched, onItems]);
  if (items.length === 0 && !loading) return null;
  return (
    <Command.Group heading={source.heading} forceMount={searched || loading} className={styles['group']}>
      {items.map((item) => (
        <Command.Item
          key={item.id}
          value={`${source.id} ${item.id}`}
          keywords={[item.label, item.hint ?? '', ...(item.keywords ?? [])]}
          forceMount={searched}
          className={styles['item']}
          onSelect={() => onChoose(item)}
        >
          {item.icon}
          <span className={styles['label']}>{item.label}</span>
          {item.hint && <span className={styles['hint']}>{item.hint}</span>}
        </Command.Item>
      ))}
      {loading && <Command.Loading className={styles['empty']}>Looking…</Command.Loading>}
    </Command.Group>
  );
};
