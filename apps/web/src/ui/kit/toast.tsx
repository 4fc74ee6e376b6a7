import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from '../../kernel/store.ts';
import { focusLost } from '../focus-lost.ts';
import { Icon } from '../icons/Icon.tsx';
import { TONE_ICONS, type Tone } from './Alert.tsx';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { useTopLayer } from './layers.ts';
import styles from './toast.module.css';

export type Toast = {
  /** A second one with the same key replaces the first. */
  key?: string | undefined;
  tone: Tone;
  title: ReactNode;
  description?: ReactNode;
  /** Null: stays until it is dismissed. */
  seconds: number | null;
  /** `alert` interrupts a screen reader. */
  role?: 'alert' | 'status' | undefined;
  action?: { label: string; onPress: () => void } | undefined;
};
type Shown = Toast & { key: string };

const toasts = createStore<readonly Shown[]>([]);
let last = 0;

export const dismissToast = (key: string): void => {
  const shown = toasts.get();
  if (shown.some((other) => other.key === key)) toasts.set(shown.filter((other) => other.key !== key));
};

export const showToast = (toast: Toast): void => {
  const key = toast.key ?? `toast-${++last}`;
  toasts.set([...toasts.get().filter((other) => other.key !== key), { ...toast, key }]);
};

/** For tests, which share a document. */
export const dismissAllToasts = (): void => toasts.set([]);

const ToastBox = ({ toast }: { toast: Shown }) => {
  const { key, seconds, tone, title, description, action, role = 'status' } = toast;
  // While the pointer or the focus is on it the clock stands still: there may be something to press.
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const held = isHovered || isFocused;
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  const giveFocusBack = () => {
    if (before.current?.isConnected) before.current.focus();
    else focusLost();
  };
  useEffect(() => {
    if (seconds === null || held) return undefined;
    const timer = setTimeout(() => dismissToast(key), seconds * 1000);
    return () => clearTimeout(timer);
  }, [key, seconds, held, toast]);
  return (
    <div
      className={classNames(styles['toast'], styles[tone])}
      role={role}
      ref={box}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        setFocused(true);
        if (!box.current?.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon name={TONE_ICONS[tone]} size={18} className={styles['sign']} />
      <div className={styles['text']}>
        <div className={description === undefined ? undefined : styles['title']}>{title}</div>
        {description !== undefined && <div className={styles['description']}>{description}</div>}
      </div>
      {action && (
        <Button
          size="small"
          onClick={() => {
            giveFocusBack();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      {(seconds === null || description !== undefined) && (
        <button
          type="button"
          className={styles['close']}
          aria-label="Close"
          onClick={() => {
            giveFocusBack();
            dismissToast(key);
          }}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
};

/** Shows the toasts; once in the app. */
export const Toasts = () => {
  const shown = useStore(toasts);
  const layer = useTopLayer();
  return createPortal(
    <div className={styles['toasts']} data-screen-only>
      {shown.map((toast) => (
        <ToastBox key={toast.key} toast={toast} />
      ))}
    </div>,
    layer,
  );
};
