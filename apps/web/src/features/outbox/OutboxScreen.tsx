import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '../../kernel/router.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Pages } from '../../ui/list/Pages.tsx';
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
  const list = useQuery(outboxQuery(page));
  const mails = list.data?.data ?? [];
  const count = list.data?.count ?? 0;

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
      <QueryPlaceholder query={list} title lines={6} />
      {list.isSuccess && mails.length === 0 && (
        <EmptyState title={shellTexts.nothingHere}>
          Mails such as password links appear here as soon as someone asks for one.
        </EmptyState>
      )}
      {mails.length > 0 && (
        <div className={styles['panes']}>
          <div>
            <MailList mails={mails} openId={openId} page={page} />
            {count > OUTBOX_PAGE && (
              <Pages
                page={page}
                pageSize={OUTBOX_PAGE}
                count={count}
                jump
                onChange={(next) => setParams({ page: String(next) })}
              />
            )}
          </div>
          <MailPane id={openId} />
        </div>
      )}
    </>
  );
};
