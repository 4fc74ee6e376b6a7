import { listMailLog, MAIL_LOG_SORTS } from '@amberway/contract/client-mail/endpoints';
import { MAIL_LOG_PAGE } from '@amberway/contract/client-mail/limits';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../../kernel/queries/me.ts';
import { useRecordUrl } from '../../../ui/form/use-record-url.ts';
import { DEFAULT_PAGE_SIZES, sortQuery } from '../../../ui/list/list-state.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useListQuery } from '../../../ui/list/use-list-query.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { CLIENT_MAIL_SLICE } from '../queries.ts';
import { labels } from '../labels.ts';
import { mailColumns } from './columns.tsx';
import { MailDrawer } from './MailDrawer.tsx';

const OPTIONS = {
  sorts: MAIL_LOG_SORTS,
  pageSizes: [MAIL_LOG_PAGE, ...DEFAULT_PAGE_SIZES.filter((size) => size !== MAIL_LOG_PAGE)],
};

/** /dashboard/emails: the mails sent to families. */
export const MailLogScreen = () => {
  const { timeZone } = useMe();
  const list = useListState(OPTIONS);
  const place = useRecordUrl();
  const data = useListQuery(listMailLog, {
    slice: CLIENT_MAIL_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    paging: 'rows',
    query: { search: list.search, ...sortQuery(list.sort) },
  });
  const id = place.open?.mode === 'View' ? place.open.id : null;
  return (
    <>
      <ListPage
        title={SCREENS.emails.title}
        noun={['email', 'emails']}
        list={list}
        data={data}
        columns={mailColumns(timeZone)}
        idOf={({ _id }) => _id}
        nameOf={({ subject }) => labels.mailOf(subject)}
        hrefOf={({ _id }) => place.href('View', _id)}
        rowOpens
        actionsOf={({ _id }) => [{ key: 'view', label: 'View', icon: 'eye', onRun: () => place.show('View', _id) }]}
        search={{ placeholder: clientMailTexts.search }}
        export={{ name: 'emails' }}
        empty={{ why: labels.empty }}
      />
      <MailDrawer id={id} known={data.rows.find(({ _id }) => _id === id)} onClose={place.close} />
    </>
  );
};
