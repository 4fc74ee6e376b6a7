import { isBlank } from '../kernel/visible.ts';

/** Adds the configured prefix once. An empty title stays empty and fails validation. */
export const withTitlePrefix = (title: string, prefix: string): string => {
  const given = title.trim();
  const beginning = prefix.trim().toLowerCase();
  if (beginning === '' || isBlank(given) || given.toLowerCase().startsWith(beginning)) return given;
  return `${prefix.trimEnd()} ${given}`;
};

/** A title that consists only of the prefix counts as blank. */
export const isBlankTitle = (title: string, prefix: string): boolean => {
  const given = title.trim().toLowerCase();
  const beginning = prefix.trim().toLowerCase();
  return isBlank(given.startsWith(beginning) ? given.slice(beginning.length) : given);
};
