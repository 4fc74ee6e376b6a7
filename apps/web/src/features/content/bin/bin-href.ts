/** `?bin` shows the bin of a list. */
export const BIN = 'bin';
/** Parameters of the list that mean nothing in the bin, and the reverse. */
const OF_A_LIST = ['search', 'page', 'size', 'sort', 'status'];

/** To the bin of this list, or back from it. The screen's own parameters stay. */
export const binHref = (pathname: string, params: URLSearchParams, open: boolean): string => {
  const next = new URLSearchParams(params);
  for (const key of OF_A_LIST) next.delete(key);
  if (open) next.set(BIN, '');
  else next.delete(BIN);
  const query = next.toString();
  return query ? `${pathname}?${query}` : pathname;
};
