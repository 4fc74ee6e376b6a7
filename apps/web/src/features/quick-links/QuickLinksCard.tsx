import { useQuery } from '@tanstack/react-query';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { quickLinkTexts } from '@amberway/contract/quick-links/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { useRecordKind } from '../../ui/form/record-part.ts';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { lazyOverlay, usePreload } from '../../ui/lazy-overlay.tsx';
import { LoadedCard } from '../../ui/LoadedCard.tsx';
import { quickLinksQuery } from './queries.ts';
import styles from './quick-links.module.css';
import { QuickLinkRow } from './QuickLinkRow.tsx';
import { useQuickLinks } from './use-quick-links.ts';
import { Button } from '../../ui/kit/Button.tsx';

const QuickLinkModal = lazyOverlay(
  quickLinkTexts.add,
  async () => (await import('./QuickLinkModal.tsx')).QuickLinkModal,
);

/** `at` is the page's record URL: this card handles ?create=link and ?edit=link:id. */
export const QuickLinksCard = ({ at }: { at: RecordPlace }) => {
  const me = useMe();
  const query = useQuery(quickLinksQuery(me._id));
  const on = useQuickLinks(me._id);
  const place = useRecordKind(at, 'link');
  usePreload(QuickLinkModal);
  return (
    <>
      <LoadedCard
        title={dashboardTexts.quickLinks}
        query={query}
        lines={4}
        actions={
          <Button size="small" icon={<Icon name="plus" size={16} />} onClick={() => place.show('Create')}>
            {quickLinkTexts.add}
          </Button>
        }
      >
        {(links) =>
          links.length === 0 ? (
            <p className={styles['empty']}>{`${quickLinkTexts.empty}. Add the pages you open most.`}</p>
          ) : (
            <ul className={styles['list']}>
              {links.map((link) => (
                <QuickLinkRow key={link._id} link={link} on={on} onEdit={(id) => place.show('Edit', id)} />
              ))}
            </ul>
          )
        }
      </LoadedCard>
      <QuickLinkModal at={place} links={query.data ?? []} loading={query.isPending} />
    </>
  );
};
