import { FAILURES } from '@amberway/contract/kernel/errors';
import { isBusinessType, type UserStatus } from '@amberway/contract/kernel/roles';
import { deleteQuestion } from '@amberway/contract/shell/texts';
import { deleteUser, patchUser } from '@amberway/contract/users/endpoints';
import type { UserListRow } from '@amberway/contract/users/schemas';
import { userTexts } from '@amberway/contract/users/texts';
import { call } from '../../kernel/api.ts';
import { messageOf } from '../../kernel/api-error.ts';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { useConfirmed } from '../../ui/confirm/use-confirmed.tsx';
import { useUndo } from '../../ui/confirm/use-undo.ts';
import { dismissToast, showToast } from '../../ui/kit/toast.tsx';
import { useNotices } from '../../ui/notices.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { useWork } from '../../ui/use-action.ts';
import { useHandover } from './handover/use-handover.tsx';
import { runEach } from './run-each.ts';

const WHY_PASSWORD =
  'An administrator sees and changes everything. Please type your password once more to let this person sign in again.';
const PROGRESS = 'user-acts';
/** Fewer finish before anyone could read the progress. */
const WORTH_PROGRESS = 8;

type Row = Pick<UserListRow, '_id' | 'type'>;

const setStatus = (row: Row, userStatus: UserStatus, version?: number, handOverTo?: string | null) =>
  call(patchUser, {
    params: { id: row._id },
    body: {
      userStatus,
      ...(version === undefined ? {} : { version }),
      ...(handOverTo && isBusinessType(row.type) ? { handOverTo } : {}),
    },
  });

/** The literal text for one; for several it also counts them. */
const counted = (text: string, count: number) => (count === 1 ? text : `${text}: ${count}`);

const nameTheFailed = (failed: readonly { row: UserListRow; error: unknown }[]) =>
  new Error(
    `${failed.length} could not be: ${failed
      .map(({ row, error }) => `${fullName(row)}: ${messageOf(error, FAILURES.internal.message)}`)
      .join(' ')}`,
  );

/**
 * Deactivating, deleting and restoring users, one request each, as B859 and B860 of the specification say. Failed ones are
 * named and stay selected.
 */
export const useUserActions = (deactivatedText: string) => {
  const notices = useNotices();
  const ask = useQuestion();
  const offerUndo = useUndo();
  // Reactivating an administrator needs the password; for several at once it is asked for once.
  const { confirmed, question } = useConfirmed(WHY_PASSWORD);
  const activate = (row: UserListRow, userStatus: UserStatus, version?: number) =>
    confirmed(() => setStatus(row, userStatus, version));
  const handover = useHandover();
  const actions = {
    deactivate: (row: UserListRow, to?: string | null) => setStatus(row, 'Inactive', row.version, to),
    hold: (row: UserListRow) => setStatus(row, 'OnHold', row.version),
    restore: (row: UserListRow) => activate(row, 'Active', row.version),
    takeBack: (row: UserListRow) => activate(row, row.userStatus),
    remove: (row: UserListRow, to?: string | null) =>
      call(deleteUser, {
        params: { id: row._id },
        query: to && isBusinessType(row.type) ? { handOverTo: to } : {},
      }),
  };
  type Work = { action: keyof typeof actions; rows: readonly UserListRow[]; handOverTo?: string | null };

  const each = useWork(
    async ({ action, rows, handOverTo }: Work) => {
      const progress = (finished: number) => {
        if (rows.length < WORTH_PROGRESS || action === 'takeBack') return;
        showToast({ key: PROGRESS, tone: 'info', title: `${finished} of ${rows.length}`, seconds: null });
      };
      progress(0);
      const outcome = await runEach<UserListRow, unknown>(rows, (row) => actions[action](row, handOverTo), progress);
      dismissToast(PROGRESS);
      if (outcome.failed.length > 0) notices.error(nameTheFailed(outcome.failed));
      return { done: outcome.done.map(({ row }) => row), failed: outcome.failed.map(({ row }) => row) };
    },
    { invalidates: ['users', 'members'] },
  );
  /** Returns those that failed. */
  const all = async (work: Work, done: string, undo: boolean) => {
    const outcome = await each.run(work);
    if (!outcome) return work.rows;
    if (outcome.done.length > 0) {
      const text = counted(done, outcome.done.length);
      if (undo) offerUndo(text, () => each.run({ action: 'takeBack', rows: outcome.done }));
      else notices.success(text);
    }
    return outcome.failed;
  };

  return {
    question: (
      <>
        {question}
        {handover.dialog}
      </>
    ),
    /** A coach's children may go to another one; then there is no Undo, which would not return them. */
    deactivate: async (rows: readonly UserListRow[]) => {
      const decision = await handover.decide(rows, 'deactivate');
      if (!decision) return rows;
      return all({ action: 'deactivate', rows, handOverTo: decision.to }, deactivatedText, decision.to === null);
    },
    hold: (rows: readonly UserListRow[]) => all({ action: 'hold', rows }, userTexts.updated, true),
    activate: (rows: readonly UserListRow[]) => all({ action: 'restore', rows }, userTexts.updated, true),
    restore: (rows: readonly UserListRow[]) => all({ action: 'restore', rows }, userTexts.restored, false),
    /** Asks for confirmation, with the children of a coach; resolves when done or cancelled. */
    remove: async (rows: readonly UserListRow[]) => {
      const decision = await handover.decide(rows, 'delete');
      if (!decision) return rows;
      const run = () =>
        all({ action: 'remove', rows, handOverTo: decision.to }, userTexts.deleted, decision.to === null);
      if (decision.wasAsked) return run();
      return new Promise<readonly UserListRow[]>((resolve) =>
        ask({
          question:
            rows.length === 1 ? deleteQuestion('user') : `Do you really want to delete these ${rows.length} users?`,
          details: rows.length <= 5 ? rows.map(fullName).join(', ') : undefined,
          danger: true,
          onYes: async () => resolve(await run()),
          onNo: () => resolve(rows),
        }),
      );
    },
  };
};
