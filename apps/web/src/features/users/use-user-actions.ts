import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { FAILURES } from '@amberway/contract/kernel/errors';
import type { UserStatus } from '@amberway/contract/kernel/roles';
import { deleteQuestion } from '@amberway/contract/shell/texts';
import { deleteUser, patchUser } from '@amberway/contract/users/endpoints';
import type { UserListRow } from '@amberway/contract/users/schemas';
import { userTexts } from '@amberway/contract/users/texts';
import { call } from '../../kernel/api.ts';
import { messageOf } from '../../kernel/api-error.ts';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { useConfirmed } from '../../ui/confirm/use-confirmed.tsx';
import { useUndo } from '../../ui/confirm/use-undo.tsx';
import { useNotices } from '../../ui/notices.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { runEach } from './run-each.ts';

const WHY_PASSWORD =
  'An administrator sees and changes everything. Please type your password once more to let this person sign in again.';
const PROGRESS = 'user-acts';
/** Fewer are done before anyone could read how far it got. */
const WORTH_PROGRESS = 8;

const setStatus = (row: Pick<UserListRow, '_id'>, userStatus: UserStatus, version?: number) =>
  call(patchUser, { params: { id: row._id }, body: { userStatus, ...(version === undefined ? {} : { version }) } });

const nameTheFailed = (failed: readonly { row: UserListRow; error: unknown }[]) =>
  new Error(
    failed.map(({ row, error }) => `${fullName(row)}: ${messageOf(error, FAILURES.internal.message)}`).join(' '),
  );

/** Deactivating, deleting and restoring users, one call for each. What fails is named and stays chosen. */
export const useUserActions = (deactivatedText: string) => {
  const client = useQueryClient();
  const notices = useNotices();
  const { message } = App.useApp();
  const ask = useQuestion();
  const offerUndo = useUndo();
  // Who may administer again needs it; of several at once it is asked for once.
  const { confirmed, question } = useConfirmed(WHY_PASSWORD);
  const activate = (row: UserListRow, userStatus: UserStatus, version?: number) =>
    confirmed(() => setStatus(row, userStatus, version));
  const refresh = () => client.invalidateQueries({ queryKey: ['users'] });

  const all = async (
    rows: readonly UserListRow[],
    act: (row: UserListRow) => Promise<unknown>,
    done: string,
    undo: boolean,
  ) => {
    const progress = (finished: number) => {
      if (rows.length < WORTH_PROGRESS) return;
      void message.open({ key: PROGRESS, type: 'loading', content: `${finished} of ${rows.length}`, duration: 0 });
    };
    progress(0);
    const outcome = await runEach(rows, act, progress);
    message.destroy(PROGRESS);
    await refresh();
    const changed = outcome.done.map(({ row }) => row);
    if (outcome.failed.length > 0) notices.error(nameTheFailed(outcome.failed));
    if (changed.length > 0) {
      if (undo) offerUndo(done, () => takeBack(changed));
      else notices.success(done);
    }
    return outcome.failed.map(({ row }) => row);
  };

  const takeBack = async (rows: readonly UserListRow[]) => {
    const { failed } = await runEach(rows, (row) => activate(row, row.userStatus));
    await refresh();
    if (failed.length > 0) throw nameTheFailed(failed);
  };

  return {
    question,
    deactivate: (rows: readonly UserListRow[]) =>
      all(rows, (row) => setStatus(row, 'Inactive', row.version), deactivatedText, true),
    restore: (rows: readonly UserListRow[]) =>
      all(rows, (row) => activate(row, 'Active', row.version), userTexts.restored, false),
    /** Asks first; answers when it is done or was not wanted. */
    remove: (rows: readonly UserListRow[]) =>
      new Promise<readonly UserListRow[]>((resolve) =>
        ask({
          question:
            rows.length === 1 ? deleteQuestion('user') : `Do you really want to delete these ${rows.length} users?`,
          details: rows.length <= 5 ? rows.map(fullName).join(', ') : undefined,
          danger: true,
          onYes: async () =>
            resolve(await all(rows, (row) => call(deleteUser, { params: { id: row._id } }), userTexts.deleted, true)),
          onNo: () => resolve(rows),
        }),
      ),
  };
};
