import { useQuery } from '@tanstack/react-query';
import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import type { ContentName } from '@amberway/contract/content/registry';
import { exportContent } from '@amberway/contract/content/endpoints';
import { callFile } from '../../kernel/api.ts';
import { Link, useLocation, useSearchParams } from '../../kernel/router.ts';
import { mayOpen, SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useRecordPart } from '../../ui/form/record-part.ts';
import { useRecordUrl } from '../../ui/form/use-record-url.ts';
import type { RowAction } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { useLayerUrl } from '../../ui/use-layer-url.ts';
import { BIN, binHref } from './bin/bin-href.ts';
import { ContentBin } from './bin/ContentBin.tsx';
import { binLabels } from './bin/labels.ts';
import { ContentDrawer } from './form/ContentDrawer.tsx';
import { ImportDialog } from './import/ImportDialog.tsx';
import { useBulkActions } from './list/use-bulk-actions.tsx';
import { columnsOf } from './list/columns.tsx';
import { exportQuery, FileMenu } from './list/FileMenu.tsx';
import { useContentFilters } from './list/use-content-filters.ts';
import { contentQuery, listOptionsOf, useContentList } from './list/use-content-list.ts';
import { nameOf } from './names.ts';
import type { Override, PageLink } from './override.ts';
import { ContentPage } from './page/ContentPage.tsx';
import { recordQuery } from './queries.ts';
import { declarationOf } from './types.ts';
import { useContentActions } from './use-content-actions.ts';
import { contentLabels } from './labels.ts';
import styles from './list/list.module.css';
import { Button } from '../../ui/kit/Button.tsx';

/** Links to related lists, and back. */
const PageLinks = ({ links }: { links: readonly PageLink[] }) => {
  const { role } = useMe();
  return (
    <span className={styles['links']}>
      {links
        .filter(({ screen }) => mayOpen(screen, role))
        .map(({ screen, text, query = '', icon }) => (
          <Link key={text} to={`${SCREENS[screen].path}${query}`}>
            {icon && <Icon name={icon} size={16} />}
            {text}
          </Link>
        ))}
    </span>
  );
};

const BinLink = () => {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (
    <span className={styles['links']}>
      <Link to={binHref(pathname, params, true)}>
        <Icon name="trash" size={16} />
        {binLabels.bin}
      </Link>
    </span>
  );
};

type Props = { name: ContentName; title: string; override?: Override };

const PLAIN: Override = {};

/** The list and the form of one content type, both generated from its declaration. */
const ContentList = ({ name, title, override = PLAIN }: Props) => {
  const type = declarationOf(name);
  const { timeZone } = useMe();
  const list = useListState(listOptionsOf(type, override));
  const place = useRecordUrl();
  const viewed = place.open?.mode === 'View' ? place.open.id : null;
  const form = useRecordPart(place, ({ mode }) => mode !== 'View');
  const record = useQuery({ ...recordQuery(type, viewed ?? ''), enabled: viewed !== null });
  const importing = useLayerUrl('import');
  const { may, remove, copyLink } = useContentActions(type);
  const data = useContentList(type, list, override);
  const found = contentQuery(type, list, override);
  const exportThese = (ids: readonly string[] | undefined) =>
    callFile(exportContent, { query: { ...exportQuery(name, ids ? {} : found, 'csv'), ids } as never });
  const filters = useContentFilters(type, override, data.rows);
  const bulk = useBulkActions(type, may, remove);
  const [one, many] = type.noun;
  const { Tools } = override;

  const actionsOf = (row: ContentRecord): RowAction<ContentRecord>[] => [
    // First, so that the other buttons align across rows.
    ...(typeof row['externalDeepLink'] === 'string'
      ? [{ key: 'link', label: 'Copy link', icon: 'link', onRun: () => void copyLink(row) } as const]
      : []),
    ...(may.edit
      ? [{ key: 'edit', label: 'Edit', icon: 'edit', onRun: () => place.show('Edit', row._id) } as const]
      : [{ key: 'view', label: 'View', icon: 'eye', onRun: () => place.show('View', row._id) } as const]),
    ...(may.delete
      ? [{ key: 'delete', label: 'Delete', icon: 'trash', danger: true, onRun: () => void remove(row) } as const]
      : []),
  ];

  const add = may.create ? (
    <Button variant="primary" icon={<Icon name="plus" size={18} />} onClick={() => place.show('Create')}>
      {contentLabels.add(one)}
    </Button>
  ) : null;

  return (
    <>
      <ListPage
        title={title}
        noun={type.noun}
        list={list}
        data={data}
        columns={columnsOf(type, timeZone, override.stateOf)}
        idOf={({ _id }) => _id}
        nameOf={(row) => nameOf(type, row)}
        hrefOf={({ _id }) => place.href('View', _id)}
        actionsOf={actionsOf}
        extra={
          <>
            {override.links && <PageLinks links={override.links} />}
            {may.delete && <BinLink />}
          </>
        }
        actions={
          <>
            {may.import && (
              <FileMenu type={type} name={name} onImport={importing.show} found={{ count: data.count, query: found }} />
            )}
            {add}
          </>
        }
        export={{ name: many, ...(may.import && { fromServer: exportThese, ownControl: true }) }}
        {...(override.tabs && !Tools ? { tabs: override.tabs.list } : {})}
        {...(type.list.search ? { search: { placeholder: type.list.search.placeholder } } : {})}
        {...(filters.length > 0 ? { filters } : {})}
        lead={override.lead}
        tools={Tools && <Tools list={list} />}
        bulk={bulk.actions}
        empty={{ why: contentLabels.empty(many, may.create), action: add }}
      />
      {bulk.dialog}
      {viewed !== null && (
        <ContentPage
          type={type}
          query={record}
          override={override}
          onClose={place.close}
          actions={
            may.edit && (
              <Button
                variant="primary"
                icon={<Icon name="edit" size={18} />}
                onClick={() => place.show('Edit', viewed)}
              >
                {contentLabels.edit(one)}
              </Button>
            )
          }
        />
      )}
      <ContentDrawer
        type={type}
        at={form}
        override={override}
        start={override.start?.(list) ?? {}}
        editable={may.edit}
      />
      {may.import && <ImportDialog type={type} name={name} at={importing} notes={override.imports} />}
    </>
  );
};

/** The list of one content type, or its bin. */
export const ContentScreen = (props: Props) => {
  const type = declarationOf(props.name);
  const { may } = useContentActions(type);
  const [params] = useSearchParams();
  return params.has(BIN) && may.delete ? (
    <ContentBin type={type} override={props.override} />
  ) : (
    <ContentList {...props} />
  );
};
