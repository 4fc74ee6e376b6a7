import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Link } from '../../kernel/router.ts';
import { classNames } from './class-names.ts';
import styles from './Popover.module.css';
import type { Align } from './position.ts';
import { Floating } from './Floating.tsx';
import { useFloating } from './use-floating.ts';

export type MenuItem =
  | {
      key: string;
      label: ReactNode;
      icon?: ReactNode;
      danger?: boolean | undefined;
      disabled?: boolean | undefined;
      /** Exactly one of the three: what it runs, a path of the app, or a URL elsewhere. */
      onSelect?: (() => void) | undefined;
      to?: string | undefined;
      href?: string | undefined;
    }
  | { key: string; separator: true }
  /** Text above the items, such as whose menu it is. */
  | { key: string; heading: ReactNode };

type OpenerProps = {
  ref?: Ref<HTMLButtonElement>;
  id?: string;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
};
type Props = { items: readonly MenuItem[]; align?: Align; children: ReactElement<OpenerProps> };

/** A button with a menu below it (WAI-ARIA menu button): arrow keys, Home, End, first letters, Escape. */
export const Menu = ({ items, align = 'end', children }: Props) => {
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // The element may already have a ref from the component that created it.
  useImperativeHandle(children.props.ref, () => opener.current as HTMLButtonElement);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const openerId = children.props.id ?? `${id}opener`;
  const close = (isFocusReturned: boolean) => {
    setOpen(null);
    if (isFocusReturned) opener.current?.focus();
  };
  useFloating({ open: open !== null, anchor: opener, box, align, onOutside: () => close(false) });
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useEffect(() => {
    if (open)
      rows()
        .at(open === 'first' ? 0 : -1)
        ?.focus();
  }, [open]);

  const move = (event: KeyboardEvent) => {
    const all = rows();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const typed = event.key.length === 1 && event.key !== ' ' ? event.key.toLowerCase() : null;
    const next =
      event.key === 'ArrowDown'
        ? all[(at + 1) % all.length]
        : event.key === 'ArrowUp'
          ? all.at(Math.max(at, 0) - 1)
          : event.key === 'Home'
            ? all[0]
            : event.key === 'End'
              ? all.at(-1)
              : typed && !event.metaKey && !event.ctrlKey && !event.altKey
                ? [...all.slice(at + 1), ...all].find((row) => row.textContent?.trim().toLowerCase().startsWith(typed))
                : undefined;
    if (next) {
      event.preventDefault();
      next.focus();
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close(true);
    }
    // Tab moves on from the button, as if the menu were not there.
    if (event.key === 'Tab') close(true);
    if (event.key === ' ') {
      event.preventDefault();
      (document.activeElement as HTMLElement).click();
    }
  };

  return (
    <>
      {cloneElement(children, {
        ref: opener,
        id: openerId,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
        'aria-controls': open ? id : undefined,
        onClick: () => (open ? close(true) : setOpen('first')),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {open && (
        <Floating>
          <div
            ref={box}
            id={id}
            role="menu"
            tabIndex={-1}
            aria-labelledby={openerId}
            popover="manual"
            className={classNames(styles['popover'], styles['menu'])}
            onKeyDown={move}
          >
            {items.map((item) => {
              if ('separator' in item) return <hr key={item.key} className={styles['separator']} />;
              if ('heading' in item)
                return (
                  <div key={item.key} role="presentation" className={styles['heading']}>
                    {item.heading}
                  </div>
                );
              const { key, label, icon, danger, disabled, onSelect, to, href } = item;
              const shared = {
                role: 'menuitem',
                tabIndex: -1,
                className: styles['item'],
                'data-danger': danger || undefined,
                children: (
                  <>
                    {icon}
                    {label}
                  </>
                ),
              };
              if (to !== undefined) return <Link key={key} {...shared} to={to} onClick={() => close(true)} />;
              if (href !== undefined)
                return (
                  <a key={key} {...shared} href={href} target="_blank" rel="noreferrer" onClick={() => close(true)}>
                    {shared.children}
                  </a>
                );
              return (
                <button
                  key={key}
                  type="button"
                  {...shared}
                  aria-disabled={disabled || undefined}
                  onClick={() => {
                    if (disabled) return;
                    close(true);
                    onSelect?.();
                  }}
                />
              );
            })}
          </div>
        </Floating>
      )}
    </>
  );
};
