/** What is open on a page for the moment is not part of it. */
const PASSING = ['create', 'edit', 'view', 'welcome', 'open'];

/** The address by which a page is kept and found again. */
export const pageUrl = ({ pathname, search }: { pathname: string; search: string }): string => {
  const params = new URLSearchParams(search);
  for (const name of PASSING) params.delete(name);
  params.sort();
  const rest = params.toString();
  return rest ? `${pathname}?${rest}` : pathname;
};
