import { Command } from 'cmdk';
import { useCallback, useRef, useState } from 'react';
import { SEARCH_TEXT_MAX } from '@amberway/contract/kernel/limits';
import { shellTexts } from '@amberway/contract/shell/texts';
import { Icon } from '../icons/Icon.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import type { PaletteItem, PaletteSource } from './items.ts';
import styles from './Palette.module.css';
import { PaletteGroup } from './PaletteGroup.tsx';
import { rank } from './rank.ts';

type Props = {
  sources: readonly PaletteSource[];
  open: boolean;
  /** What was typed before it was there. */
  typed?: string;
  onClose: () => void;
  onChoose: (item: PaletteItem) => void;
};

/** Finds and opens: typing filters, the arrow keys move, Enter selects, Esc closes. */
export const Palette = ({ sources, open, typed = '', onClose, onChoose }: Props) => {
  const [search, setSearch] = useState(typed);
  // The list counts only what it filters itself: server results and pending searches are counted here.
  const [shown, setShown] = useState<readonly string[]>([]);
  const keep = useCallback(
    (id: string, has: boolean) => setShown((now) => [...now.filter((one) => one !== id), ...(has ? [id] : [])]),
    [],
  );
  // The list selects an item when the text changes; results of the server come later and select nothing by themselves.
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState('');
  const selectSome = useCallback(() => {
    const items = list.current?.querySelectorAll<HTMLElement>('[cmdk-item]:not([aria-disabled="true"])');
    if (!items?.length || [...items].some((item) => item.getAttribute('aria-selected') === 'true')) return;
    setSelected(items[0]?.dataset['value'] ?? '');
  }, []);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => setSearch('')}
      title="Find anything"
      titleHidden
      width={600}
      className={styles['dialog']}
    >
      <Command
        label="Find anything"
        className={styles['palette']}
        filter={rank}
        loop
        value={selected}
        onValueChange={setSelected}
      >
        <div className={styles['search']}>
          <Icon name="search" />
          <Command.Input
            value={search}
            onValueChange={(text) => {
              setSearch(text.slice(0, SEARCH_TEXT_MAX));
              // What was selected belongs to the earlier text.
              setSelected('');
            }}
            maxLength={SEARCH_TEXT_MAX}
            placeholder="Find anything"
            data-autofocus
          />
          <kbd>esc</kbd>
        </div>
        <Command.List ref={list} className={styles['list']} label="Results">
          {shown.length === 0 && <Command.Empty className={styles['empty']}>{shellTexts.noResults}</Command.Empty>}
          {sources.map((source) => (
            <PaletteGroup
              key={source.id}
              source={source}
              search={search}
              onKeep={keep}
              onItems={selectSome}
              onChoose={onChoose}
            />
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
};
