import { outcomesWire } from '@amberway/contract/outcomes/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { outcomeActions } from '@amberway/contract/outcomes/actions';
import { createOutcome, updateOutcome } from '@amberway/contract/outcomes/endpoints';
import { OUTCOME_MODAL_WIDTH, outcomeTexts } from '@amberway/contract/outcomes/texts';
import { call } from '../../kernel/api.ts';
import { useCan, useMe, viewerOf } from '../../kernel/queries/me.ts';
import { PROGRAMME_SLICE } from '../../kernel/queries/programme.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { useMayRecord } from '../../ui/form/record-part.ts';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import {
  NEW_OUTCOME,
  outcomeBodyOf,
  type OutcomeFormBody,
  outcomeSchema,
  type OutcomeValues,
  outcomeValuesOf,
} from './outcome-form.ts';
import { OutcomeFields } from './OutcomeFields.tsx';
import { OutcomePage } from './page/OutcomePage.tsx';
import { outcomeQuery } from './queries.ts';

type Props = {
  at: RecordPlace;
  /** The child a new outcome is for. */
  memberId?: string | undefined;
};

/** One outcome in its Create, Edit and View modes: forms, and a page to read. */
export const OutcomeModal = ({ at: requested, memberId }: Props) => {
  const client = useQueryClient();
  const viewer = viewerOf(useMe());
  const mayCreate = useCan('outcomes', 'create');
  const mayEditSome = useCan('outcomes', 'edit');
  const isNew = requested.open?.mode === 'Create';
  const id = requested.open?.id ?? '';
  const outcome = useQuery({ ...outcomeQuery(id), enabled: requested.open !== null && !isNew });
  const found = isNew ? undefined : outcome.data;
  const mayEdit = found && outcomeActions(viewer, found).edit;
  const at = useMayRecord(requested, { create: mayCreate && Boolean(memberId), edit: mayEdit ?? mayEditSome });
  const stored = isNew ? { values: NEW_OUTCOME } : found && { values: outcomeValuesOf(found), version: found.version };
  const member = (isNew ? memberId : found?.member) ?? '';
  const status = found?.status;
  const comment = found?.comment;
  const schema = useMemo(() => outcomeSchema(status && { status, comment }), [status, comment]);
  const toBody = useMemo(() => outcomeBodyOf(member, status), [member, status]);
  if (at.open?.mode === 'View') return <OutcomePage key={id} at={at} id={id} />;
  return (
    <FormModal<OutcomeValues, OutcomeFormBody>
      at={at}
      noun="outcome"
      child={member}
      draft={{ kind: 'outcome', key: isNew ? `new:${memberId}` : id, wire: outcomesWire }}
      width={OUTCOME_MODAL_WIDTH}
      schema={schema}
      stored={stored}
      toBody={toBody}
      incomplete={outcomeTexts.enterRequired}
      loadError={outcome.error}
      onRetry={() => void outcome.refetch()}
      editable={mayEdit ?? false}
      save={(body, { version, idempotencyKey }) =>
        isNew
          ? call(createOutcome, { body }, { idempotencyKey })
          : call(updateOutcome, { params: { id }, body: { ...body, version } })
      }
      reload={async () => {
        const now = await client.fetchQuery({ ...outcomeQuery(id), staleTime: 0 });
        return { values: outcomeValuesOf(now), version: now.version };
      }}
      saved={isNew ? outcomeTexts.created : outcomeTexts.updated}
      slices={[PROGRAMME_SLICE, 'dashboards']}
      fields={<OutcomeFields outcome={found} />}
    />
  );
};
