import { useQuery } from '@tanstack/react-query';
import type { SessionRequest } from '@amberway/contract/session-requests/schemas';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { useCan } from '../../kernel/queries/me.ts';
import { Waiting } from '../../ui/kit/Waiting.tsx';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { type LayerUrl, useLayerUrl } from '../../ui/use-layer-url.ts';
import { openRequestsQuery, useLiveRequests } from './queries.ts';
import { RequestRow } from './RequestRow.tsx';
import styles from './requests.module.css';

const OfferDialog = lazyOverlay(sessionRequestTexts.offer, async () => (await import('./OfferDialog.tsx')).OfferDialog);
const DeclineDialog = lazyOverlay(
  sessionRequestTexts.declining,
  async () => (await import('./DeclineDialog.tsx')).DeclineDialog,
);

const openIn = (requests: readonly SessionRequest[], { of }: LayerUrl) => requests.find(({ _id }) => _id === of);

/** Families who asked for a session, until somebody offers a time or declines. Nothing while there are none. */
export const SessionRequests = () => {
  const may = useCan('sessionRequests', 'answer');
  const query = useQuery({ ...openRequestsQuery, enabled: may });
  const offers = useLayerUrl('offer');
  const declines = useLayerUrl('decline');
  useLiveRequests();
  if (!may) return null;
  if (query.isPending) return <Waiting />;
  const requests = query.data ?? [];
  if (requests.length === 0 && !query.error) return null;
  const offered = openIn(requests, offers);
  const declined = openIn(requests, declines);
  return (
    <SectionCard title={sessionRequestTexts.title} id="session-requests">
      {!query.data && <QueryFailure query={query} />}
      <ul className={styles['list']} aria-label={sessionRequestTexts.title}>
        {requests.map((request) => (
          <RequestRow
            key={request._id}
            request={request}
            onNear={OfferDialog.preload}
            onOffer={() => offers.show(request._id)}
            onDecline={() => declines.show(request._id)}
          />
        ))}
      </ul>
      {offered && <OfferDialog request={offered} onClose={offers.close} />}
      {declined && <DeclineDialog request={declined} onClose={declines.close} />}
    </SectionCard>
  );
};
