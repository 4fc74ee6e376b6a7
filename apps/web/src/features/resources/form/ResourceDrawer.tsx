import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CreateResourceBody } from '@amberway/contract/resources/body';
import { createResource, updateResource } from '@amberway/contract/resources/endpoints';
import { resourceEditor } from '@amberway/contract/resources/status';
import { resourceTexts } from '@amberway/contract/resources/texts';
import type { FormMode } from '@amberway/contract/shell/texts';
import { call } from '../../../kernel/api.ts';
import { useCan, useMe } from '../../../kernel/queries/me.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { Comments } from '../../comments/public.ts';
import { RESOURCES_SLICE, resourceQuery } from '../queries.ts';
import { ResourceSheet } from '../ResourceSheet.tsx';
import { newResource, resourceBodyOf, resourceSchema, type ResourceValues, resourceValuesOf } from './resource-form.ts';
import { ResourceFields } from './ResourceFields.tsx';

/** One resource: edited in Create and Edit, read with its comments in View. A deleted one is read-only. */
export const ResourceDrawer = ({ at: requested }: { at: RecordPlace }) => {
  const client = useQueryClient();
  const me = useMe();
  const mayEdit = useCan('resources', 'edit');
  const editor = resourceEditor(me);
  const id = requested.open?.id ?? null;
  const isNew = requested.open?.mode === 'Create';
  const found = useQuery({ ...resourceQuery(id ?? ''), enabled: id !== null });
  const deleted = found.data?.isDeleted ?? false;
  const at: RecordPlace =
    requested.open?.mode === 'Edit' && deleted
      ? { ...requested, open: { ...requested.open, mode: 'View' } }
      : requested;
  const mode = at.open?.mode ?? 'View';
  const stored = useMemo(() => {
    if (isNew) return { values: newResource(editor) };
    // Cached data may be stale while refetching; the form starts from the server's current record.
    return found.data && (mode === 'View' || !found.isFetching)
      ? { values: resourceValuesOf(found.data), version: found.data.version }
      : undefined;
  }, [isNew, editor, found.data, found.isFetching, mode]);
  const schema = useMemo(() => resourceSchema(editor), [editor]);
  const toBody = useMemo(() => resourceBodyOf(editor, isNew), [editor, isNew]);

  // By the form's own mode: a closing form still shows its last mode.
  const fieldsIn = (now: FormMode) =>
    now === 'View' ? null : <ResourceFields editor={editor} resource={isNew ? undefined : found.data} />;
  const belowIn = (now: FormMode) =>
    now === 'View' && found.data ? (
      <>
        <ResourceSheet resource={found.data} />
        <Comments contentId={found.data._id} />
      </>
    ) : null;

  return (
    <FormDrawer<ResourceValues, CreateResourceBody>
      at={at}
      noun="resource"
      title={resourceTexts.form(mode)}
      schema={schema}
      stored={stored}
      toBody={toBody}
      loadError={found.error}
      onRetry={() => void found.refetch()}
      editable={mayEdit && !deleted}
      save={(body, { version, idempotencyKey }) => {
        if (id === null) return call(createResource, { body }, { idempotencyKey });
        const { member: _child, ...changes } = body;
        return call(updateResource, { params: { id }, body: { ...changes, version } });
      }}
      reload={async () => {
        const now = await client.fetchQuery({ ...resourceQuery(id ?? ''), staleTime: 0 });
        return { values: resourceValuesOf(now), version: now.version };
      }}
      saved={isNew ? resourceTexts.created : resourceTexts.updated}
      slices={[RESOURCES_SLICE]}
      fields={fieldsIn}
      below={belowIn}
    />
  );
};
