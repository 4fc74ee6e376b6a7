import { LEARNING_KINDS, type LearningKind } from '@amberway/contract/learning/kinds';
import { SCREENS } from '@amberway/contract/shell/routes';

// The open item is part of the library's URL: ?open=video.{id}. The list's filters stay beside it.

const OPEN_PARAM = 'open';

export type Opened = { kind: LearningKind; id: string };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The item the URL opens; null for none, undefined for an invalid one. */
export const readOpen = (params: URLSearchParams): Opened | null | undefined => {
  const text = params.get(OPEN_PARAM);
  if (!text) return null;
  const [kind = '', id = ''] = text.split('.', 2);
  const known = LEARNING_KINDS.find((one) => one === kind);
  return known && ID.test(id) ? { kind: known, id } : undefined;
};

export const learningPath = (kind: LearningKind, id: string) => `${SCREENS.learning.path}?${OPEN_PARAM}=${kind}.${id}`;

/** The same URL with an item open, or with none. */
export const withOpen = (params: URLSearchParams, opened: Opened | null): string => {
  const next = new URLSearchParams(params);
  if (opened) next.set(OPEN_PARAM, `${opened.kind}.${opened.id}`);
  else next.delete(OPEN_PARAM);
  const query = next.toString();
  return query ? `?${query}` : SCREENS.learning.path;
};
