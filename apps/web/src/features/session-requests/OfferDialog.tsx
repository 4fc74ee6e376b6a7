import { useMemo } from 'react';
import { offerSession } from '@amberway/contract/session-requests/endpoints';
import type { SessionRequest } from '@amberway/contract/session-requests/schemas';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { call } from '../../kernel/api.ts';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { type Offer, ScheduleModal } from '../activity-notes/public.ts';
import { AskedAbove } from './AskedAbove.tsx';
import { REQUESTS_SLICE } from './queries.ts';

type Props = { request: SessionRequest; onClose: () => void };

/** ‘Schedule a session’ for the child of a request, which is closed with it. */
export const OfferDialog = ({ request, onClose }: Props) => {
  const { _id, member } = request;
  const at = useMemo<RecordPlace>(
    () => ({ open: { mode: 'Create', id: null }, show: () => {}, close: onClose }),
    [onClose],
  );
  const offer: Offer = {
    title: `${sessionRequestTexts.offer}: ${member.firstName}`,
    above: <AskedAbove request={request} />,
    slices: [REQUESTS_SLICE, 'workspace'],
    saved: sessionRequestTexts.offeredNotice,
    send: (body, idempotencyKey) => call(offerSession, { params: { id: _id }, body }, { idempotencyKey }),
  };
  return <ScheduleModal at={at} memberId={member._id} offer={offer} />;
};
