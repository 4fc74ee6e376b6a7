import { isBlank } from '../kernel/visible.ts';

/** The prefix of a server that is not configured otherwise. */
export const DEFAULT_TITLE_PREFIX = 'Session: ';

/** Adds the configured prefix once. An empty title stays empty and fails validation. */
export const withTitlePrefix = (title: string, prefix: string): string => {
  const trimmed = title.trim();
  const beginning = prefix.trim().toLowerCase();
  if (beginning === '' || isBlank(trimmed) || trimmed.toLowerCase().startsWith(beginning)) return trimmed;
  return `${prefix.trimEnd()} ${trimmed}`;
};

/** A title that consists only of the prefix counts as blank. */
export const isBlankTitle = (title: string, prefix: string): boolean => {
  const trimmed = title.trim().toLowerCase();
  const beginning = prefix.trim().toLowerCase();
  return isBlank(trimmed.startsWith(beginning) ? trimmed.slice(beginning.length) : trimmed);
};

/** For families: the topic alone. A title that consists only of the prefix is shown as it is. */
export const withoutTitlePrefix = (title: string, prefix: string): string => {
  const trimmed = title.trim();
  const beginning = prefix.trim().toLowerCase();
  const topic = trimmed.toLowerCase().startsWith(beginning) ? trimmed.slice(beginning.length).trim() : trimmed;
  return isBlank(topic) ? trimmed : topic;
};
