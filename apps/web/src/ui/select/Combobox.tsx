import { useCombobox } from 'downshift';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { SEARCH_TEXT_MAX } from '@amberway/contract/kernel/limits';
import { pickTexts } from '@amberway/contract/shell/pick-texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { Icon } from '../icons/Icon.tsx';
import { classNames } from '../kit/class-names.ts';
import { useDisabled } from '../kit/disabled.ts';
import { Spinner } from '../kit/Spinner.tsx';
import { Floating } from '../kit/Floating.tsx';
import { useFloating } from '../kit/use-floating.ts';
import { type Chip, Chips } from './Chips.tsx';
import { flat, type ListControl, matches, type Option, runs, type Value } from './options.ts';
import styles from './select.module.css';

const MOVES = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']);

const withoutDownshift = ({ nativeEvent }: KeyboardEvent) => {
  (nativeEvent as Event & { preventDownshiftDefault?: boolean }).preventDownshiftDefault = true;
};

type Any = Option<Value>;
type Props<O extends Any> = ListControl<O> & {
  /** Chosen ones are marked; choosing one of several again drops it. */
  isChosen: (option: O) => boolean;
  onChoose: (option: O) => void;
  /** Several can be chosen: the list stays open, and Tab never chooses. */
  several?: boolean;
  /** The text in the box. */
  text: string;
  onType: (text: string) => void;
  /** Every option is offered, whatever is typed. */
  unfiltered?: boolean;
  onClosed?: () => void;
  onClear?: (() => void) | undefined;
  onRemoveLast?: (() => void) | undefined;
  /** What is chosen of several, before the text. */
  chips?: { items: readonly Chip[]; onRemove: (value: string) => void } | undefined;
  listWidth?: number | undefined;
  defaultOpen?: boolean | undefined;
};

/** A text box with a list below it (WAI-ARIA combobox), on downshift. Select, MultiSelect and TagSelect build on it. */
export const Combobox = <O extends Any>(props: Props<O>) => {
  const { options, isChosen, onChoose, several = false, text, onType, onSearch, unfiltered = false } = props;
  const { renderOption, loading = false, none, placeholder, minWidth, listWidth } = props;
  const disabled = useDisabled(props.disabled);
  const chips = props.chips?.items.length ? props.chips : null;
  const chosenId = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Tab takes an option of a single select only after the person has moved to it or typed for it.
  const moved = useRef(false);
  const typing = useRef(false);
  // Until an external search has answered, its list belongs to an earlier text: Enter or Tab would take somebody else.
  const isEarlier = typing.current && Boolean(onSearch) && loading;
  const isFiltered = isEarlier || (typing.current && !onSearch && !unfiltered);
  const entered = useRef(false);
  const shown = flat(options).filter(({ option }) => !isFiltered || matches(text, option));

  const {
    isOpen,
    openMenu,
    closeMenu,
    highlightedIndex,
    setHighlightedIndex,
    getInputProps,
    getMenuProps,
    getItemProps,
  } = useCombobox<{ group: string | null; option: O }>({
    items: shown,
    itemToString: (item) => item?.option.label ?? '',
    inputValue: text,
    selectedItem: null,
    initialIsOpen: props.defaultOpen ?? false,
    isItemDisabled: () => false,
    onStateChange: ({ type, selectedItem }) => {
      const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) onChoose(selectedItem.option);
    },
    onIsOpenChange: ({ isOpen: open }) => {
      moved.current = false;
      entered.current = false;
      if (open) props.onOpen?.();
      else {
        typing.current = false;
        props.onClosed?.();
      }
    },
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case useCombobox.stateChangeTypes.ItemClick:
        case useCombobox.stateChangeTypes.InputKeyDownEnter:
          return several ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex } : changes;
        case useCombobox.stateChangeTypes.InputBlur:
          // Leaving the field chooses nothing.
          return { ...changes, selectedItem: null };
        case useCombobox.stateChangeTypes.InputChange:
          return { ...changes, highlightedIndex: 0, isOpen: true };
        case useCombobox.stateChangeTypes.InputClick:
          return { ...changes, isOpen: true };
        default:
          return changes;
      }
    },
  });
  const isShown = isOpen && !disabled;
  useFloating({ open: isShown, anchor: box, box: list, matchWidth: true });

  // The list opens on what is chosen.
  useEffect(() => {
    if (!isOpen || typing.current) return;
    setHighlightedIndex(
      Math.max(
        0,
        shown.findIndex(({ option }) => isChosen(option)),
      ),
    );
    // Only on opening; while it is open the highlight belongs to the keyboard.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, shown.length > 0]);

  const choose = (at: number) => {
    const item = shown[at];
    if (item) onChoose(item.option);
  };
  // An Enter that came before the answer takes the only option found; among several the person chooses.
  useEffect(() => {
    if (isEarlier || !entered.current) return;
    entered.current = false;
    if (!isOpen || shown.length !== 1) return;
    choose(0);
    if (!several) closeMenu();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isEarlier]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    entered.current = event.key === 'Enter' && isEarlier && shown.length === 0;
    if (MOVES.has(event.key)) moved.current = isOpen;
    // Enter never submits the form around the field.
    if (event.key === 'Enter') event.preventDefault();
    if (entered.current) withoutDownshift(event);
    if (event.key === 'Tab' && isOpen) {
      const isMeant = moved.current || (typing.current && text.trim() !== '' && (isFiltered || !loading));
      if (!several && isMeant) choose(highlightedIndex);
      closeMenu();
    }
    if (event.key === 'Backspace' && text === '') props.onRemoveLast?.();
    if (event.key === 'Escape') {
      if (isOpen) {
        // A dialog around the field stays open.
        event.preventDefault();
        event.stopPropagation();
        closeMenu();
      }
      // downshift would empty the field.
      withoutDownshift(event);
    }
  };
  const inputProps = getInputProps({
    ref: input,
    disabled,
    onKeyDown,
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      if (!several) event.target.select();
    },
    ...(props.onBlur && { onBlur: props.onBlur }),
    onChange: (event) => {
      typing.current = true;
      onType(event.currentTarget.value.slice(0, SEARCH_TEXT_MAX));
    },
  });
  const menuProps = getMenuProps({
    ref: list,
    'aria-label': 'Options',
    'aria-multiselectable': several || undefined,
  });
  const option = (item: { group: string | null; option: O }, index: number) => (
    <div
      {...getItemProps({ item, index })}
      key={String(item.option.value)}
      aria-selected={isChosen(item.option)}
      data-highlighted={index === highlightedIndex || undefined}
      className={styles['option']}
    >
      <span>{renderOption ? renderOption(item.option) : item.option.label}</span>
      {isChosen(item.option) && <Icon name="check" size={16} />}
    </div>
  );

  return (
    <div
      ref={box}
      className={classNames(styles['box'], props.className)}
      data-disabled={disabled || undefined}
      data-invalid={props['aria-invalid'] || undefined}
      // Beside other things it is as wide as its text, in a form as wide as the column.
      style={minWidth === undefined ? undefined : { minInlineSize: minWidth, inlineSize: 'auto' }}
      // A press on the frame or on a chip's text is meant for the field.
      onMouseDown={(event) => {
        if (event.target === input.current || list.current?.contains(event.target as Node)) return;
        event.preventDefault();
        if (disabled || (event.target as Element).closest('button')) return;
        input.current?.focus();
        if (isOpen) closeMenu();
        else openMenu();
      }}
      // The button of a removed chip, and Clear, disappear with the focus on them.
      onClick={({ target }) => {
        if ((target as Element).closest('button') && box.current?.contains(document.activeElement))
          input.current?.focus();
      }}
      role="presentation"
    >
      {chips && <Chips {...chips} disabled={disabled} />}
      {/* Read with the field's name when it gets the focus: the chips themselves are beside it, not in it. */}
      <span id={chosenId} hidden>
        {chips && pickTexts.chosen(chips.items.map(({ label }) => label))}
      </span>
      <input
        {...inputProps}
        id={props.id ?? inputProps.id}
        // The field's own label names it; downshift points at a label that is not rendered.
        aria-labelledby={undefined}
        aria-label={props['aria-label']}
        aria-required={props['aria-required']}
        aria-invalid={props['aria-invalid']}
        aria-describedby={classNames(chips && chosenId, props['aria-describedby']) || undefined}
        data-autofocus={props.autoFocus || undefined}
        autoFocus={props.autoFocus}
        autoComplete="off"
        value={text}
        placeholder={chips ? undefined : placeholder}
        className={styles['input']}
      />
      {props.onClear && !disabled && (
        <button type="button" className={styles['clear']} aria-label="Clear" onClick={props.onClear}>
          <Icon name="close" size={14} />
        </button>
      )}
      <span className={styles['arrow']}>{loading ? <Spinner size={16} /> : <Icon name="chevronDown" size={16} />}</span>
      <Floating open={isShown}>
        <ul
          {...menuProps}
          aria-labelledby={undefined}
          popover="manual"
          data-open={isShown || undefined}
          className={styles['list']}
          style={listWidth === undefined ? undefined : { inlineSize: listWidth }}
        >
          {isOpen &&
            runs(shown).map(({ group, from, items }) => (
              <li
                key={group ?? from}
                {...(group === null ? { role: 'presentation' } : { role: 'group', 'aria-label': group })}
              >
                {group !== null && (
                  <div className={styles['group']} aria-hidden="true">
                    {group}
                  </div>
                )}
                {items.map((item, at) => option(item, from + at))}
              </li>
            ))}
          {isOpen && shown.length === 0 && (
            <li className={styles['none']} role="presentation">
              {loading ? 'Loading' : (none ?? shellTexts.noResults)}
            </li>
          )}
        </ul>
      </Floating>
      {/* The list itself is silent: how many are left is said while somebody types. */}
      <span className="visually-hidden" aria-live="polite">
        {isOpen && typing.current && !loading && (shown.length === 1 ? '1 option' : `${shown.length} options`)}
      </span>
    </div>
  );
};
