import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from '../../kernel/router.ts';
import styles from './Button.module.css';

type Look = { quiet?: boolean; wide?: boolean };
const classOf = ({ quiet, wide }: Look) =>
  [styles['button'], quiet ? styles['quiet'] : styles['primary'], wide ? styles['wide'] : ''].join(' ').trim();

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & { busy?: boolean; busyText?: string; children: ReactNode };

/** While busy it keeps its place and its focus, says what it is doing, and ignores further presses. */
export const Button = ({ busy, busyText, quiet, wide, children, type = 'button', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={classOf({ quiet, wide })} aria-disabled={busy ? true : undefined}>
    {busy ? (
      <>
        <span className={styles['spinner']} aria-hidden="true" />
        {busyText ?? children}
      </>
    ) : (
      children
    )}
  </button>
);

/** A link within the app that looks like a button. */
export const ButtonLink = ({ quiet, wide, ...rest }: LinkProps & Look) => (
  <Link {...rest} className={classOf({ quiet, wide })} />
);

/** The same for URLs outside the app. */
export const ButtonAnchor = ({ quiet, wide, href, children }: Look & { href: string; children: ReactNode }) => (
  <a href={href} className={classOf({ quiet, wide })}>
    {children}
  </a>
);
