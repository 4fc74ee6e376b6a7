import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from '../../kernel/router.ts';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { useDisabled } from './disabled.ts';
import { Spinner } from './Spinner.tsx';

type Look = {
  /** One primary button a screen; `text` for what repeats in rows, `dashed` for adding to a list. */
  variant?: 'primary' | 'outline' | 'text' | 'dashed' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  danger?: boolean | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  icon?: ReactNode;
};

const classOf = ({ variant = 'outline', size = 'medium', danger, wide, icon }: Look, hasText: boolean, own?: string) =>
  classNames(
    styles['button'],
    styles[variant],
    styles[size],
    danger && styles['danger'],
    wide && styles['wide'],
    Boolean(icon) && !hasText && styles['iconOnly'],
    own,
  );

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> &
  Look & {
    /** Its action is pending: it stays focusable, shows a spinner and ignores presses. */
    busy?: boolean | undefined;
    /** Shown while busy in place of the label. */
    busyText?: string | undefined;
    children?: ReactNode;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

export const Button = ({
  variant,
  size,
  danger,
  wide,
  icon,
  busy = false,
  busyText,
  children,
  className,
  type = 'button',
  autoFocus,
  disabled,
  onClick,
  ...rest
}: ButtonProps) => {
  const isDisabled = useDisabled(disabled);
  return (
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      className={classOf({ variant, size, danger, wide, icon: icon ?? busy }, children !== undefined, className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      // React focuses on mount, before a dialog is shown; the dialog reads the attribute.
      autoFocus={autoFocus}
      data-autofocus={autoFocus || undefined}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        // Also keeps a submit button from sending its form a second time.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyText ? busyText : children}
    </button>
  );
};

/** Looks like a button and leads to another page of the app. */
export const ButtonLink = ({
  variant,
  size,
  danger,
  wide,
  icon,
  className,
  children,
  ...rest
}: Omit<LinkProps, 'children'> & Look & { children?: ReactNode }) => (
  <Link {...rest} className={classOf({ variant, size, danger, wide, icon }, children !== undefined, className)}>
    {icon}
    {children}
  </Link>
);

/** The same for URLs outside the app and for files. */
export const ButtonAnchor = ({
  variant,
  size,
  danger,
  wide,
  icon,
  className,
  children,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & Look & { href: string; children?: ReactNode }) => (
  <a {...rest} className={classOf({ variant, size, danger, wide, icon }, children !== undefined, className)}>
    {icon}
    {children}
  </a>
);
