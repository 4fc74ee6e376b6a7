import { useNavigate } from '../../kernel/router.ts';
import { listMembers, MEMBER_SORTS } from '@amberway/contract/members/endpoints';
import type { Member } from '@amberway/contract/members/schemas';
import { MEMBER_TABS, memberTexts } from '@amberway/contract/members/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { personPath } from '../../kernel/person-segment.ts';
import { useCanAll } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { useAllowedRecord } from '../../ui/form/use-allowed-record.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { RowAction } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListQuery } from '../../ui/list/use-list-query.ts';
import { sortQuery } from '../../ui/list/list-state.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { MEMBER_COLUMNS } from './member-columns.ts';
import { MemberDrawer } from './MemberDrawer.tsx';
import { MEMBERS_SLICE } from './queries.ts';
import { Button } from '../../ui/kit/Button.tsx';

const OPTIONS = { tabs: MEMBER_TABS, sorts: MEMBER_SORTS, pageSizes: [10, 20, 50, 100], tabPageSize: 50 };
const TABS = MEMBER_TABS.map((key) => ({ key, label: key }));

/** All children the viewer may see, by membership status. */
export const MembersScreen = () => {
  const list = useListState(OPTIONS);
  const navigate = useNavigate();
  const mayAdd = useCanAll('members', 'create');
  const mayEdit = useCanAll('members', 'edit');
  const place = useAllowedRecord({ create: mayAdd, edit: mayEdit });
  const data = useListQuery(listMembers, {
    slice: MEMBERS_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    paging: 'rows',
    query: { filter: list.tab, search: list.search || undefined, ...sortQuery(list.sort) },
  });
  const actionsOf = ({ _id, parent }: Member): RowAction<Member>[] => [
    { key: 'view', label: 'View', icon: 'eye', onRun: () => place.show('View', _id) },
    ...(mayEdit ? [{ key: 'edit', label: 'Edit', icon: 'edit', onRun: () => place.show('Edit', _id) } as const] : []),
    {
      key: 'parent',
      label: 'Open parent',
      icon: 'person',
      onRun: () => navigate(personPath('customer', parent._id)),
    },
    {
      key: 'activities',
      label: 'Activities',
      icon: 'note',
      onRun: () => navigate(`${SCREENS.notes.path}?${MEMBER_PARAM}=${_id}`),
    },
  ];
  const add = mayAdd && (
    <Button variant="primary" icon={<Icon name="plus" size={18} />} onClick={() => place.show('Create')}>
      {memberTexts.addMember}
    </Button>
  );
  return (
    <>
      <ListPage<Member>
        title={SCREENS.members.title}
        noun={['member', 'members']}
        list={list}
        data={data}
        columns={MEMBER_COLUMNS}
        idOf={({ _id }) => _id}
        nameOf={fullName}
        hrefOf={({ _id }) => place.href('View', _id)}
        toneOf={() => (list.tab === 'Inactive' ? 'faded' : undefined)}
        actionsOf={actionsOf}
        actions={add}
        tabs={TABS}
        search={{ placeholder: 'Search members', on: 'enter' }}
        export={{ name: 'members' }}
        empty={{ why: 'No membership is in this state.', ...(add && { action: add }) }}
      />
      <MemberDrawer at={place} editable={mayEdit} />
    </>
  );
};
