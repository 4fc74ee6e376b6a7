import type { SessionRequest } from '@amberway/contract/session-requests/schemas';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';
import { type LayerUrl, useLayerUrl } from '../../ui/use-layer-url.ts';
import { RequestRow } from './RequestRow.tsx';
import styles from './requests.module.css';

const OfferDialog = lazyOverlay(sessionRequestTexts.offer, async () => (await import('./OfferDialog.tsx')).OfferDialog);
const DeclineDialog = lazyOverlay(
  sessionRequestTexts.declining,
  async () => (await import('./DeclineDialog.tsx')).DeclineDialog,
);

const openIn = (requests: readonly SessionRequest[], { of }: LayerUrl) => requests.find(({ _id }) => _id === of);

type Props = {
  requests: readonly SessionRequest[];
  /** Opens a message to the family. */
  onAnswer: (customer: string) => void;
};

/** Requests for a session, each with the ways to answer it. */
export const RequestList = ({ requests, onAnswer }: Props) => {
  const offers = useLayerUrl('offer');
  const declines = useLayerUrl('decline');
  const offered = openIn(requests, offers);
  const declined = openIn(requests, declines);
  return (
    <>
      <ul className={styles['list']} aria-label={sessionRequestTexts.title}>
        {requests.map((request) => (
          <RequestRow
            key={request._id}
            request={request}
            onNear={OfferDialog.preload}
            onOffer={() => offers.show(request._id)}
            onAnswer={() => onAnswer(request.customer)}
            onDecline={() => declines.show(request._id)}
          />
        ))}
      </ul>
      {offered && <OfferDialog request={offered} onClose={offers.close} />}
      {declined && <DeclineDialog request={declined} onClose={declines.close} />}
    </>
  );
};
