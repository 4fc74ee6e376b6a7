import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '../../kernel/router.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Pages } from '../../ui/list/Pages.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import { MailList } from './MailList.tsx';
import { MailPane } from './MailPane.tsx';
import styles from './Outbox.module.css';
import { OUTBOX_PAGE, outboxQuery } from './queries.ts';
import { Button } from '../../ui/kit/Button.tsx';

/** Mails the product would have sent; the page and the open mail are in the URL. */
export const OutboxScreen = () => {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const openId = params.get('mail');
  const search = params.get('search') ?? '';
  const list = useQuery(outboxQuery(page, search));
  const mails = list.data?.data ?? [];
  const count = list.data?.count ?? 0;

  /** The page of this search, with the open mail if it is given. */
  const at = (next: { page?: number; search?: string; mail?: string }) => ({
    ...(next.search && { search: next.search }),
    page: String(next.page ?? 1),
    ...(next.mail && { mail: next.mail }),
  });

  return (
    <>
      <PageHeading
        title={SCREENS.outbox.title}
        actions={
          <Button busy={list.isFetching} onClick={() => void list.refetch()}>
            Refresh list
          </Button>
        }
      >
        No mail server is set, so mails are kept here to be read.
      </PageHeading>
      <div className={styles['search']}>
        <SearchBox
          value={search}
          placeholder="Search recipients and subjects"
          onSearch={(text) => setParams(at({ search: text }))}
        />
      </div>
      <QueryPlaceholder query={list} title lines={6} />
      {list.isSuccess && mails.length === 0 && (
        <EmptyState title={shellTexts.nothingHere}>
          {search
            ? 'No mail has this recipient or subject.'
            : 'Mails such as password links appear here as soon as someone asks for one.'}
        </EmptyState>
      )}
      {mails.length > 0 && (
        <div className={styles['panes']}>
          <div>
            <MailList
              mails={mails}
              openId={openId}
              hrefOf={(mail) => `?${new URLSearchParams(at({ page, search, mail })).toString()}`}
            />
            {count > OUTBOX_PAGE && (
              <Pages
                page={page}
                pageSize={OUTBOX_PAGE}
                count={count}
                jump
                onChange={(next) => setParams(at({ page: next, search }))}
              />
            )}
          </div>
          <MailPane id={openId} />
        </div>
      )}
    </>
  );
};
