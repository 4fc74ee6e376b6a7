import { Link, type LinkProps } from './links.tsx';
import { useLocation } from './Router.tsx';

// For menus, so the sign-in page does without.

/** Whether the current page is the one at `to` or, without `end`, below it. */
export const useIsAt = (to: string, end: boolean): boolean => {
  const pathname = useLocation().pathname.toLowerCase();
  const [path = ''] = to.toLowerCase().split(/[?#]/);
  return pathname === path || (!end && pathname.startsWith(`${path}/`));
};

/** A link that says whether it leads to the current page. */
export const NavLink = ({ end = false, ...rest }: LinkProps & { end?: boolean }) => {
  const here = useIsAt(rest.to, end);
  return <Link {...rest} aria-current={here ? 'page' : undefined} />;
};
