import { createElement } from 'react';
import { deletePost, deletePosts, restorePost, restorePosts } from '@amberway/contract/posts/endpoints';
import type { UserPost } from '@amberway/contract/posts/schemas';
import { postTexts } from '@amberway/contract/posts/texts';
import { BULK_MAX } from '@amberway/contract/kernel/several';
import { useCan } from '../../kernel/queries/me.ts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { useUndo } from '../../ui/confirm/use-undo.ts';
import { CutText } from '../../ui/CutText.tsx';
import type { BulkAction, RowAction } from '../../ui/list/columns.ts';
import { useNotices } from '../../ui/notices.ts';
import { useAction } from '../../ui/use-action.ts';
import { personName, postLabels } from './labels.ts';
import { POSTS_SLICE } from './queries.ts';

type Rows = readonly UserPost[];

type Send = (input: { body: { ids: string[] } }) => Promise<{ data: { ids: string[] } } | undefined>;

/** In requests of as many posts as the server takes; ends with the first that fails. */
const inParts = async (ids: readonly string[], send: Send) => {
  const changed: string[] = [];
  for (let at = 0; at < ids.length; at += BULK_MAX) {
    const reply = await send({ body: { ids: ids.slice(at, at + BULK_MAX) } });
    if (!reply) return { changed, failed: true };
    changed.push(...reply.data.ids);
  }
  return { changed, failed: false };
};

const idsOf = (rows: Rows) => rows.map(({ _id }) => _id);

/** Deleting and restoring one post or several. */
export const usePostActions = () => {
  const confirmDelete = useDelete();
  const ask = useQuestion();
  const offerUndo = useUndo();
  const notices = useNotices();
  const invalidates = [POSTS_SLICE];
  const removing = useAction(deletePost, { invalidates });
  const restoring = useAction(restorePost, { invalidates, done: postTexts.restored });
  const removingAll = useAction(deletePosts, { invalidates });
  const restoringAll = useAction(restorePosts, { invalidates });
  const may = { delete: useCan('posts', 'delete'), restore: useCan('posts', 'restore') };

  const restore = ({ _id }: UserPost) => restoring.run({ params: { id: _id } });
  const remove = (row: UserPost) =>
    confirmDelete({
      noun: 'post',
      name: row.post,
      done: postTexts.deleted,
      onYes: () => removing.run({ params: { id: row._id } }),
      ...(may.restore && { undo: () => restore(row) }),
    });

  const restoreAll = async (ids: readonly string[]) => {
    const { changed } = await inParts(ids, restoringAll.run);
    if (changed.length > 0) notices.success(postLabels.restored(changed.length));
  };
  const removeAll = (rows: Rows) =>
    new Promise<Rows>((resolve) =>
      ask({
        question: postLabels.deleteSeveral(rows.length),
        details: createElement(
          'strong',
          null,
          createElement(CutText, { text: [...new Set(rows.map(personName))].join(', ') }),
        ),
        danger: true,
        onYes: async () => {
          const { changed, failed } = await inParts(idsOf(rows), removingAll.run);
          const done = postLabels.deletedSeveral(changed.length);
          // Only what this request deleted is restored, not what somebody else deleted before.
          if (changed.length > 0 && may.restore) offerUndo(done, () => restoreAll(changed));
          else if (!failed) notices.success(done);
          resolve(failed ? rows.filter(({ _id }) => !changed.includes(_id)) : []);
        },
        onNo: () => resolve(rows),
      }),
    );

  const ofRow = ({ isDeleted }: UserPost): RowAction<UserPost>[] => [
    ...(may.delete && !isDeleted
      ? [{ key: 'delete', label: 'Delete', icon: 'trash', danger: true, onRun: remove } as const]
      : []),
    ...(may.restore && isDeleted
      ? [{ key: 'restore', label: 'Restore', icon: 'restore', onRun: (row: UserPost) => void restore(row) } as const]
      : []),
  ];
  const bulk: BulkAction<UserPost>[] = [
    ...(may.restore
      ? [
          {
            key: 'restore',
            label: 'Restore',
            icon: 'restore',
            fits: ({ isDeleted }: UserPost) => isDeleted,
            onRun: (rows: Rows) => restoreAll(idsOf(rows)),
          } as const,
        ]
      : []),
    ...(may.delete
      ? [
          {
            key: 'delete',
            label: 'Delete',
            icon: 'trash',
            danger: true,
            fits: ({ isDeleted }: UserPost) => !isDeleted,
            onRun: removeAll,
          } as const,
        ]
      : []),
  ];
  return { ofRow, bulk, restore: may.restore ? (row: UserPost) => void restore(row) : undefined };
};
