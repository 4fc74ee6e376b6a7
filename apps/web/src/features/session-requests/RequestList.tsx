import type { ReactNode } from 'react';
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
  /** Around the rows: a page of many families folds them. */
  children?: (list: { label: string; className: string | undefined; rows: readonly ReactNode[] }) => ReactNode;
};

/** Requests for a session, each with the ways to answer it. */
export const RequestList = ({ requests, onAnswer, children: around }: Props) => {
  const offers = useLayerUrl('offer');
  const declines = useLayerUrl('decline');
  const offered = openIn(requests, offers);
  const declined = openIn(requests, declines);
  const label = sessionRequestTexts.title;
  const rows = requests.map((request) => (
    <RequestRow
      key={request._id}
      request={request}
      onNear={OfferDialog.preload}
      onOffer={() => offers.show(request._id)}
      onAnswer={() => onAnswer(request.customer)}
      onDecline={() => declines.show(request._id)}
    />
  ));
  return (
    <>
      {around?.({ label, className: styles['list'], rows }) ?? (
        <ul className={styles['list']} aria-label={label}>
          {rows}
        </ul>
      )}
      {offered && <OfferDialog request={offered} onClose={offers.close} />}
      {declined && <DeclineDialog request={declined} onClose={declines.close} />}
    </>
  );
};
