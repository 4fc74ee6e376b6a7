import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { urlOf } from './history.ts';
import { resolve, useLocation, useNavigate } from './Router.tsx';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** By default only a link to the current URL replaces its entry. */
  replace?: boolean | undefined;
  state?: unknown;
};

/** Not with a key that opens a new tab or window or saves the page, nor with another button of the mouse. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link within the app; one that leads out of it is left to the browser. */
export const Link = ({ to, replace, state, onClick, children, ...rest }: LinkProps) => {
  const location = useLocation();
  const navigate = useNavigate();
  const url = resolve(to, location.pathname);
  const staysHere = url !== null && (!rest.target || rest.target === '_self');
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!staysHere || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(url, { replace: replace ?? url === urlOf(location), state });
  };
  return (
    <a {...rest} href={url ?? to} onClick={follow}>
      {children}
    </a>
  );
};

type NavigateProps = { to: string; replace?: boolean; state?: unknown };

/** Redirects when it is mounted. */
export const Navigate = ({ to, replace = false, state }: NavigateProps) => {
  const navigate = useNavigate();
  // Strict mode runs effects twice, and a new `navigate` is no reason to redirect again.
  const last = useRef<string>(null);
  useEffect(() => {
    if (last.current === to) return;
    last.current = to;
    navigate(to, { replace, state });
  }, [navigate, to, replace, state]);
  return null;
};
