import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import { useDisabled } from '../kit/disabled.ts';
import { Input } from '../kit/Input.tsx';
import { Floating } from '../kit/Floating.tsx';
import { useFloating } from '../kit/use-floating.ts';
import type { FieldControl } from '../select/options.ts';
import styles from './pick.module.css';
import type { TypedValue } from './use-typed-value.ts';

type Props = Omit<FieldControl, 'onBlur'> & {
  /** The value as it is shown and typed. */
  shown: string;
  placeholder: string;
  icon: IconName;
  /** Names the button and the panel: 'Choose a day'. */
  label: string;
  typed: TypedValue;
  /** The calendar or the list of times; `close` after the last choice. */
  children: (close: () => void) => ReactNode;
};

type PanelProps = { render: Props['children']; onDone: () => void };

/** Renders the panel apart from the field, whose refs are not for rendering. */
const Panel = ({ render, onDone }: PanelProps) => render(onDone);

/** A text field with a panel to choose from. Typing is always possible; the panel opens from the button or with ArrowDown. */
export const PickField = ({ shown, placeholder, icon, label, typed, children, ...control }: Props) => {
  // Shown by a click into the field the panel leaves the focus there, for typing.
  const [panelState, setPanelState] = useState<'closed' | 'shown' | 'entered'>('closed');
  const open = panelState !== 'closed';
  const hide = () => setPanelState('closed');
  const field = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const disabled = useDisabled(control.disabled);
  const close = () => {
    hide();
    input.current?.focus();
  };
  const enter = () => setPanelState('entered');
  useEffect(() => {
    const box = panel.current;
    if (panelState !== 'entered' || !box) return undefined;
    // The day or the time that the arrow keys begin at. While the calendar is loading, a time beside it is not meant.
    const begin = () => {
      if (box.querySelector('[data-loading]')) return false;
      const first = box.querySelector<HTMLElement>('[tabindex="0"]');
      first?.focus();
      return first !== null;
    };
    if (begin()) return undefined;
    const loading = new MutationObserver(() => begin() && loading.disconnect());
    loading.observe(box, { childList: true, subtree: true });
    return () => loading.disconnect();
  }, [panelState]);
  useFloating({ open, anchor: field, box: panel, onOutside: hide });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <div
      ref={field}
      className={styles['picker']}
      role="presentation"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        // Moving between the field and its panel is not leaving it.
        if ([event.currentTarget, panel.current].some((part) => part?.contains(event.relatedTarget))) return;
        hide();
        typed.settle();
      }}
    >
      <Input
        {...control}
        ref={input}
        className={styles['input']}
        placeholder={placeholder}
        autoComplete="off"
        // Announces the panel, which ArrowDown opens.
        aria-haspopup="dialog"
        value={typed.text ?? shown}
        onChange={({ target }) => {
          typed.type(target.value);
          // Somebody types while the calendar is loading: it must not take the focus.
          if (panelState === 'entered') setPanelState('shown');
        }}
        onClick={() => setPanelState('shown')}
        onKeyDown={(event) => {
          // Enter takes what was typed and never submits the form.
          if (event.key === 'Enter') {
            event.preventDefault();
            typed.settle();
            hide();
          }
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            enter();
          }
          if (event.key === 'Tab') hide();
        }}
      />
      <button
        type="button"
        className={styles['open']}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        // The press leaves the focus where it is, or leaving the field would close the panel first.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (open ? close() : enter())}
      >
        <Icon name={icon} size={18} />
      </button>
      {open && (
        // A press between its buttons leaves the focus inside.
        <Floating>
          <div ref={panel} popover="manual" role="dialog" tabIndex={-1} aria-label={label} className={styles['panel']}>
            <Panel render={children} onDone={close} />
          </div>
        </Floating>
      )}
    </div>
  );
};
