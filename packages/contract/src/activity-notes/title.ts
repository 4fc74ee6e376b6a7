import { isBlank } from '../kernel/visible.ts';

/** A title gets the fixed beginning, once. An empty one stays empty: the rules refuse it. */
export const withTitlePrefix = (title: string, prefix: string): string => {
  const given = title.trim();
  const beginning = prefix.trim().toLowerCase();
  if (beginning === '' || isBlank(given) || given.toLowerCase().startsWith(beginning)) return given;
  return `${prefix.trimEnd()} ${given}`;
};

/** Nothing but the beginning is no title. */
export const isBlankTitle = (title: string, prefix: string): boolean => {
  const given = title.trim().toLowerCase();
  const beginning = prefix.trim().toLowerCase();
  return isBlank(given.startsWith(beginning) ? given.slice(beginning.length) : given);
};
