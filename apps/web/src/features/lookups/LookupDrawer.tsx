import { useQueryClient } from '@tanstack/react-query';
import { createLookup, updateLookup } from '@amberway/contract/lookups/endpoints';
import { createLookupBody, type Lookup } from '@amberway/contract/lookups/schemas';
import { call } from '../../kernel/api.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import type { Stored } from '../../ui/form/record-form.ts';
import { orderAtEnd } from './order.ts';
import { LOOKUPS_SLICE, lookupsQuery } from './queries.ts';
import { type EditableList, LISTS, notices } from './labels.ts';
import { Input } from '../../ui/kit/Input.tsx';

type Fields = { name: string };
type Props = { type: EditableList; entries: readonly Lookup[]; at: RecordPlace; loading: boolean };

const schema = createLookupBody.pick({ name: true });
const storedOf = ({ name, version }: Lookup): Stored<Fields> => ({ values: { name }, version });

const fields = () => (
  <FormField<Fields> name="name" label="Name">
    <Input autoFocus />
  </FormField>
);

/** Adds an entry at the end of its list, or renames one. */
export const LookupDrawer = ({ type, entries, at, loading }: Props) => {
  const client = useQueryClient();
  const [noun] = LISTS[type].noun;
  const id = at.open?.id ?? null;
  const entry = entries.find(({ _id }) => _id === id);
  const creating = at.open?.mode === 'Create';

  return (
    <FormDrawer<Fields, Fields>
      at={at}
      noun={noun}
      schema={schema}
      stored={creating ? { values: { name: '' } } : entry && storedOf(entry)}
      loadError={!creating && !entry && !loading ? new Error('This entry is no longer in the list.') : null}
      save={(body, { version, idempotencyKey }) =>
        id === null
          ? call(createLookup, { body: { ...body, type, order: orderAtEnd(entries) } }, { idempotencyKey })
          : call(updateLookup, { params: { id }, body: { ...body, ...(version === undefined ? {} : { version }) } })
      }
      reload={async () => {
        const now = await client.fetchQuery({ ...lookupsQuery(type), staleTime: 0 });
        const found = now.find(({ _id }) => _id === id);
        if (!found) throw new Error('This entry is no longer in the list.');
        return storedOf(found);
      }}
      saved={id === null ? notices.added(noun) : notices.updated(noun)}
      slices={[LOOKUPS_SLICE]}
      fields={fields}
    />
  );
};
