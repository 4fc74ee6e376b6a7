import { useState } from 'react';
import { Navigate } from '../../kernel/router.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { listUsers, USER_SORTS } from '@amberway/contract/users/endpoints';
import type { UserListRow } from '@amberway/contract/users/schemas';
import { userTexts } from '@amberway/contract/users/texts';
import { isRejectedWith } from '../../kernel/rejected.ts';
import { useCan, useCanAll, useMe } from '../../kernel/queries/me.ts';
import { useAllowedRecord } from '../../ui/form/use-allowed-record.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { RowTone } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { sortQuery } from '../../ui/list/list-state.ts';
import { useListQuery } from '../../ui/list/use-list-query.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { lazyOverlay, usePreload } from '../../ui/lazy-overlay.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { bulkOf } from './bulk-actions.ts';
import { columnsOf } from './list-columns.tsx';
import { PAGE_SIZES, PLAN_FILTER, USER_LISTS, type UserList, type UserListKey } from './lists.ts';
import { useStoredPlans, useRestoredPlans } from './plan-filter.ts';
import { useRowActions } from './row-actions.ts';
import { useUserActions } from './use-user-actions.tsx';
import { Button } from '../../ui/kit/Button.tsx';

// The list does not wait for the form, with its schemas and countries.
const UserModal = lazyOverlay('User', async () => (await import('./form/UserModal.tsx')).UserModal);
// Loaded when it is opened: few visits to the list allocate a family.
const AllocateDialog = lazyOverlay(
  'Allocate',
  async () => (await import('./allocate/AllocateDialog.tsx')).AllocateDialog,
);

const toneOf = ({ userStatus }: UserListRow): RowTone =>
  userStatus === 'Deleted' ? 'deleted' : userStatus === 'Active' ? undefined : 'faded';

const notTheirs = (error: Error) =>
  isRejectedWith(error, 404)
    ? new Error('You do not work with this family, so you see only what the list shows of them.')
    : error;

/** One page for all user lists; `of` selects the list. */
export const UserListPage = ({ of }: { of: UserListKey }) => {
  const spec: UserList = USER_LISTS[of];
  const me = useMe();
  const mayCreate = useCan('users', 'create');
  const mayEdit = useCanAll('users', 'edit');
  const tabs = mayEdit ? spec.tabs.administrator : spec.tabs.others;
  const [options] = useState({
    tabs: tabs.map(({ key }) => key),
    filters: [PLAN_FILTER],
    pageSizes: PAGE_SIZES,
    sorts: USER_SORTS,
  });
  const list = useStoredPlans(useListState(options), me._id, of);
  const [opened, setOpened] = useState(false);
  const restored = useRestoredPlans(me._id, of, opened);
  if (!opened && !restored) setOpened(true);

  usePreload(UserModal);
  const place = useAllowedRecord({ create: mayCreate, edit: mayEdit });
  const actions = useUserActions(spec.deactivated);
  const [allocating, setAllocating] = useState<UserListRow | null>(null);
  const actionsOf = useRowActions(place, { restore: (row) => void actions.restore([row]), allocate: setAllocating });
  const status = tabs.find(({ key }) => key === list.tab)?.status;
  // Debounced: ticking several plans sends one request.
  const chosen = restored ? new URLSearchParams(restored).getAll(PLAN_FILTER) : list.filters[PLAN_FILTER];
  const plans = chosen?.join(',') || undefined;
  const debouncedPlans = useDebounced(plans);
  const data = useListQuery(listUsers, {
    slice: 'users',
    params: { type: spec.of },
    page: list.page,
    pageSize: list.pageSize,
    paging: 'rows',
    query: {
      search: list.search ? list.search.toLowerCase() : undefined,
      filter: status,
      customerType: spec.customerType,
      planTypeFilter: debouncedPlans,
      details: spec.withFamily ? true : undefined,
      ...sortQuery(list.sort),
    },
    enabled: !restored && plans === debouncedPlans,
  });

  const gone = status === 'Deleted';
  const bulk = bulkOf(actions, { gone, holds: tabs.some(({ key }) => key === 'OnHold') });
  const add = mayCreate && (
    <Button variant="primary" icon={<Icon name="plus" size={18} />} onClick={() => place.show('Create')}>
      {`Add ${spec.noun[0]}`}
    </Button>
  );

  return (
    <>
      {restored && <Navigate to={restored} replace />}
      <ListPage<UserListRow>
        title={SCREENS[spec.screen].title}
        noun={spec.noun}
        list={list}
        data={data}
        columns={columnsOf(spec, me.timeZone)}
        idOf={({ _id }) => _id}
        nameOf={fullName}
        hrefOf={({ _id }) => place.href('View', _id)}
        toneOf={toneOf}
        actionsOf={actionsOf}
        actions={add}
        tabs={tabs}
        search={{ placeholder: userTexts.searchPlaceholder }}
        {...(spec.plans && {
          filters: [
            { key: PLAN_FILTER, label: 'Plan type', options: spec.plans.map((plan) => ({ value: plan, label: plan })) },
          ],
        })}
        {...(mayEdit && { bulk })}
        export={{ name: spec.noun[1] }}
        empty={{
          why: gone ? 'Nobody has been deleted.' : `There are no ${spec.noun[1]} with this status.`,
          ...(add && !gone && { action: add }),
        }}
      />
      <UserModal at={place} type={spec.type} plan={spec.plan} {...(!mayEdit && { explain: notTheirs })} />
      {actions.question}
      {allocating && <AllocateDialog row={allocating} onClose={() => setAllocating(null)} />}
    </>
  );
};
