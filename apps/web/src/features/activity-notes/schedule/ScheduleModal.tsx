import { useQuery, useQueryClient } from '@tanstack/react-query';
import { trueDate } from '../../../kernel/device/clock.ts';
import { type ReactNode, useMemo } from 'react';
import type { ScheduleBody } from '@amberway/contract/activity-notes/body';
import { moveAppointment, scheduleAppointment } from '@amberway/contract/activity-notes/schedule-endpoints';
import { isScheduled } from '@amberway/contract/activity-notes/status';
import { scheduleTexts } from '@amberway/contract/activity-notes/texts';
import { call } from '../../../kernel/api.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { noteQuery, NOTES_SLICE } from '../queries.ts';
import { appointmentOf, movedSchema, newAppointment, newSchema, type ScheduleValues } from './schedule-form.ts';
import { ScheduleFields } from './ScheduleFields.tsx';

/** The session answers something else, which its call closes; the child is fixed. */
export type Offer = {
  title: string;
  /** What it answers, above the fields. */
  above: ReactNode;
  saved: string;
  slices: readonly string[];
  send: (body: Omit<ScheduleBody, 'member'>, idempotencyKey: string | undefined) => Promise<unknown>;
};

type Props = {
  /** Create: the id is the start time, if a slot in the calendar was chosen. Edit: the session's id. */
  at: RecordPlace;
  memberId: string | null;
  offer?: Offer | undefined;
};

const isInstant = (text: string | null | undefined): text is string =>
  Boolean(text) && !Number.isNaN(Date.parse(text ?? ''));

/** 'Schedule a session', and rescheduling an existing one. */
export const ScheduleModal = ({ at: requested, memberId, offer }: Props) => {
  const client = useQueryClient();
  const isNew = requested.open?.mode === 'Create';
  const id = isNew ? '' : (requested.open?.id ?? '');
  const found = useQuery({ ...noteQuery(id), enabled: id !== '' && requested.open?.mode === 'Edit' });
  // A session with a note is edited as a note, not here.
  const closed = found.data && !isScheduled(found.data.status);
  const at = useMemo(
    () => (requested.open?.mode === 'View' || closed ? { ...requested, open: null } : requested),
    [requested, closed],
  );
  const start = isNew && isInstant(requested.open?.id) ? requested.open.id : null;
  // Recomputed with each opening, as the current time changes.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const fresh = useMemo(() => newAppointment(memberId, start, trueDate()), [memberId, start, isNew]);
  const stored = isNew
    ? { values: fresh }
    : found.data && { values: appointmentOf(found.data), version: found.data.version };
  return (
    <FormModal<ScheduleValues, ScheduleValues>
      at={at}
      noun="session"
      // The child of a new session is a field, unless the session answers a request.
      child={offer ? (memberId ?? '') : isNew ? undefined : (found.data?.member?._id ?? '')}
      title={offer?.title ?? (isNew ? scheduleTexts.schedule : scheduleTexts.move)}
      saveLabel={isNew ? 'Schedule session' : 'Move session'}
      schema={isNew ? newSchema : movedSchema}
      stored={stored}
      loadError={found.error}
      onRetry={() => void found.refetch()}
      save={({ member, type, title, startTime, endTime, meetLink }, { version, idempotencyKey }) => {
        const times = { startTime: startTime ?? '', endTime: endTime ?? '', meetLink: meetLink.trim() };
        const added = { type: type ?? '', ...times, ...(title.trim() && { title: title.trim() }) };
        if (offer) return offer.send(added, idempotencyKey);
        return isNew
          ? call(scheduleAppointment, { body: { member: member ?? '', ...added } }, { idempotencyKey })
          : call(moveAppointment, { params: { id }, body: { ...times, title: title.trim(), version } });
      }}
      reload={async () => {
        const latest = await client.fetchQuery({ ...noteQuery(id), staleTime: 0 });
        return { values: appointmentOf(latest), version: latest.version };
      }}
      saved={offer?.saved ?? (isNew ? scheduleTexts.scheduled : scheduleTexts.moved)}
      slices={[NOTES_SLICE, ...(offer?.slices ?? [])]}
      fields={
        <>
          {offer?.above}
          <ScheduleFields isNew={isNew} fixedChild={offer !== undefined} />
        </>
      }
    />
  );
};
