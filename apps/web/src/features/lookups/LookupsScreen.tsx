import { useQuery } from '@tanstack/react-query';
import type { Lookup } from '@amberway/contract/lookups/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { ListColumn, RowAction } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { localList } from '../../ui/list/local-list.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { LookupDrawer } from './LookupDrawer.tsx';
import { lookupsQuery } from './queries.ts';
import { useLookupActions } from './use-lookup-actions.ts';
import { EDITABLE_LISTS, type EditableList, LISTS } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';

const OPTIONS = { tabs: EDITABLE_LISTS, sorts: ['name'], pageSizes: [50, 100, 200] };
const RULES = {
  textOf: ({ name }: Lookup) => name,
  compare: { name: (a: Lookup, b: Lookup) => a.name.localeCompare(b.name) },
};
const TABS = EDITABLE_LISTS.map((key) => ({ key, label: LISTS[key].title }));

/** The lists that fill the product's selects; one tab each. */
export const LookupsScreen = () => {
  const list = useListState(OPTIONS);
  const place = useRecordUrl();
  const type = list.tab as EditableList;
  const { noun } = LISTS[type];
  const query = useQuery(lookupsQuery(type));
  const entries = query.data ?? [];
  const actions = useLookupActions(type, entries);

  const columns: ListColumn<Lookup>[] = [
    { key: 'name', title: 'Name', text: ({ name }) => name, sortable: true },
    {
      key: 'place',
      title: 'Place',
      text: ({ _id }) => String(entries.findIndex((entry) => entry._id === _id) + 1),
      width: 90,
    },
  ];
  const actionsOf = (row: Lookup): RowAction<Lookup>[] => {
    const index = entries.findIndex(({ _id }) => _id === row._id);
    // No moving within search results or another order, because the neighbours in the full list are not shown.
    const canMove = !list.narrowed && !list.sort;
    const move = (by: -1 | 1) => () => actions.move(row._id, by);
    return [
      ...(canMove
        ? ([
            { key: 'up', label: 'Move up', icon: 'arrowUp', onRun: move(-1), off: index === 0 },
            { key: 'down', label: 'Move down', icon: 'arrowDown', onRun: move(1), off: index === entries.length - 1 },
          ] as const)
        : []),
      { key: 'delete', label: 'Delete', icon: 'trash', danger: true, onRun: () => actions.remove(row) },
    ];
  };
  const add = (
    <Button variant="primary" icon={<Icon name="plus" size={18} />} onClick={() => place.show('Create')}>
      {`Add ${noun[0]}`}
    </Button>
  );

  return (
    <>
      <ListPage
        title={SCREENS.lookups.title}
        noun={noun}
        list={list}
        data={localList(query, list, RULES, () => void query.refetch())}
        columns={columns}
        idOf={({ _id }) => _id}
        nameOf={({ name }) => name}
        hrefOf={({ _id }) => place.href('Edit', _id)}
        actionsOf={actionsOf}
        actions={add}
        tabs={TABS}
        search={{ placeholder: `Search ${noun[1]}` }}
        export={{ name: noun[1] }}
        empty={{ why: 'Entries of this list appear in the selects of the product.', action: add }}
        narrow="table"
      />
      <LookupDrawer type={type} entries={entries} at={place} loading={query.isPending} />
    </>
  );
};
