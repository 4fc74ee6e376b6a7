import { EXCERPT_CHARACTERS } from '@amberway/contract/activity-notes/limits';
import type { LatestMessage, LatestNote } from '@amberway/contract/dashboards/schemas';
import { plainText } from '@amberway/contract/kernel/rich-text';
import type { Principal } from '../../../kernel/identity/principal.ts';
import type { DashboardChild } from '../child.queries.ts';
import { latestMessageTo, latestNoteOf } from './queries.ts';

/** Plain text in one line; the screen shows as much of it as there is room for. */
const previewOf = (text: string): string =>
  Array.from(text.replaceAll(/\s+/g, ' ').trim()).slice(0, EXCERPT_CHARACTERS).join('');

export const loadLatestNote = async (principal: Principal, child: DashboardChild): Promise<LatestNote | null> => {
  const row = await latestNoteOf(child.id, principal.userId);
  if (!row) return null;
  const { excerpt, wins, idea, ...note } = row;
  return { ...note, preview: previewOf(excerpt || plainText([...wins, idea].join(' '))) };
};

export const loadLatestMessage = async (principal: Principal, child: DashboardChild): Promise<LatestMessage | null> => {
  const row = await latestMessageTo(child.parentId, principal);
  if (!row) return null;
  const { message, ...rest } = row;
  return { ...rest, preview: previewOf(message) };
};
