import type { UpdateTaskBody } from '@amberway/contract/tasks/body';
import { joinTags } from '@amberway/contract/tasks/options';
import type { NewTask } from './queries.ts';

type Sent = Omit<
  UpdateTaskBody,
  'skill' | 'member' | 'isDeleted' | 'isdeleted' | 'version' | 'assignee' | 'fileLink' | 'isCompleted'
>;

const tags = (text: string) => joinTags(text.split(','));

/** The body as column values. */
export const valuesOf = (sent: Sent): Partial<NewTask> => ({
  ...sent,
  ...(sent.name !== undefined && { name: sent.name.trim() }),
  ...(sent.strategy !== undefined && { strategy: tags(sent.strategy) }),
  ...(sent.toolName !== undefined && { toolName: tags(sent.toolName) }),
  ...(sent.contentLink !== undefined && { contentLink: sent.contentLink.trim() }),
});

/** The wanted set and the ids new in it; undefined when it does not change. */
export const changedSet = (wanted: readonly string[] | undefined, stored: readonly string[]) => {
  if (!wanted) return undefined;
  const ids = [...new Set(wanted)];
  const added = ids.filter((id) => !stored.includes(id));
  return added.length > 0 || ids.length !== stored.length ? { ids, added } : undefined;
};
