import { useQuery } from '@tanstack/react-query';
import {
  listStaffFactors,
  resetFactors,
  STAFF_FACTOR_SORTS,
  type StaffFactors,
} from '@amberway/contract/users/factors';
import { isAdministratorType } from '@amberway/contract/kernel/roles';
import { SCREENS } from '@amberway/contract/shell/routes';
import { call } from '../../../kernel/api.ts';
import { useMe } from '../../../kernel/queries/me.ts';
import { useQuestion } from '../../../ui/confirm/use-ask.ts';
import { useConfirmed } from '../../../ui/confirm/use-confirmed.tsx';
import type { RowAction } from '../../../ui/list/columns.ts';
import { sortQuery } from '../../../ui/list/list-state.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useListQuery } from '../../../ui/list/use-list-query.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { useAction } from '../../../ui/use-action.ts';
import { columnsIn } from './columns.ts';
import { labels } from './labels.ts';

const SLICE = 'staff-factors';
const ALL = 'all';
const MISSING = 'missing';
const OPTIONS = { tabs: [ALL, MISSING], sorts: STAFF_FACTOR_SORTS, pageSizes: [20, 50, 100] };

const withoutQuery = {
  queryKey: [SLICE, 'without'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(listStaffFactors, { query: { page: 1, pageSize: 1 } }, { signal })).without,
};

/** /dashboard/signins: which staff have a second factor, and resets of lost ones. */
export const StaffSignInScreen = () => {
  const { _id: self, timeZone } = useMe();
  const list = useListState(OPTIONS);
  const ask = useQuestion();
  const { confirmed, question } = useConfirmed(labels.why);
  const without = useQuery(withoutQuery);
  const data = useListQuery(listStaffFactors, {
    slice: SLICE,
    page: list.page,
    pageSize: list.pageSize,
    query: { search: list.search, ...(list.tab === MISSING && { without: 'true' }), ...sortQuery(list.sort) },
  });
  const reset = useAction(resetFactors, { confirmed, invalidates: [SLICE], done: ({ message }) => message });
  const run = (row: StaffFactors) => {
    const name = fullName(row);
    ask({
      ...(row.reset?.mayConfirm
        ? { question: labels.confirmQuestion(name), details: labels.confirmDetails(row.reset.requestedBy) }
        : {
            question: labels.resetQuestion(name),
            details: (isAdministratorType(row.type) ? labels.resetAdminDetails : labels.resetDetails)(name),
          }),
      danger: true,
      onYes: () => reset.run({ params: { id: row._id } }),
    });
  };
  const actionsOf = (row: StaffFactors): RowAction<StaffFactors>[] => [
    {
      key: 'reset',
      label: row.reset?.mayConfirm ? labels.confirmReset : labels.reset,
      icon: 'redo',
      danger: true,
      off: row._id === self || (row.reset ? !row.reset.mayConfirm : row.passkeys === 0 && !row.totp),
      onRun: run,
    },
  ];
  return (
    <>
      <ListPage<StaffFactors>
        title={SCREENS.signIns.title}
        noun={['person', 'people']}
        list={list}
        data={data}
        columns={columnsIn(timeZone)}
        idOf={({ _id }) => _id}
        nameOf={fullName}
        actionsOf={actionsOf}
        search={{ placeholder: labels.search }}
        export={{ name: 'staff-sign-in' }}
        tabs={[
          { key: ALL, label: labels.all },
          { key: MISSING, label: labels.missing, count: without.data },
        ]}
        empty={{ why: labels.empty }}
      />
      {question}
    </>
  );
};
