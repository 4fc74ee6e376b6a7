import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { mayMarkGlobal } from '@amberway/contract/quick-links/actions';
import { createQuickLink, updateQuickLink } from '@amberway/contract/quick-links/endpoints';
import { createQuickLinkBody, type QuickLink } from '@amberway/contract/quick-links/schemas';
import { quickLinkTexts } from '@amberway/contract/quick-links/texts';
import { call } from '../../kernel/api.ts';
import { useMe, viewerOf } from '../../kernel/queries/me.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import type { Stored } from '../../ui/form/record-form.ts';
import { QUICK_LINKS_SLICE, quickLinksQuery } from './queries.ts';
import { Input } from '../../ui/kit/Input.tsx';
import { Checkbox } from '../../ui/kit/Checkbox.tsx';

type Props = { at: RecordPlace; links: readonly QuickLink[]; loading: boolean };

const GONE = 'This link is no longer in the list.';
const schema = createQuickLinkBody.omit({ isStarred: true });
type Fields = z.output<typeof schema>;

/** Adds or edits a link. Administrators can share it with everyone. */
export const QuickLinkModal = ({ at, links, loading }: Props) => {
  const client = useQueryClient();
  const me = useMe();
  const marks = mayMarkGlobal(viewerOf(me));
  const id = at.open?.id ?? null;
  const creating = at.open?.mode === 'Create';
  const link = links.find(({ _id, createdBy }) => _id === id && createdBy === me._id);

  const storedOf = ({ title, url, isGlobal, version }: QuickLink): Stored<Fields> => ({
    values: { title, url, ...(marks && { isGlobal }) },
    version,
  });
  return (
    <FormModal<Fields, Fields>
      at={at}
      noun="quick link"
      schema={schema}
      stored={creating ? { values: { title: '', url: '', ...(marks && { isGlobal: false }) } } : link && storedOf(link)}
      loadError={!creating && !link && !loading ? new Error(GONE) : null}
      save={(body, { version, idempotencyKey }) =>
        id === null
          ? call(createQuickLink, { body }, { idempotencyKey })
          : call(updateQuickLink, { params: { id }, body: { ...body, ...(version !== undefined && { version }) } })
      }
      reload={async () => {
        const now = await client.fetchQuery({ ...quickLinksQuery(me._id), staleTime: 0 });
        const found = now.find(({ _id }) => _id === id);
        if (!found) throw new Error(GONE);
        return storedOf(found);
      }}
      saved={id === null ? quickLinkTexts.added : quickLinkTexts.updated}
      slices={[QUICK_LINKS_SLICE]}
      fields={
        <>
          <FormField<Fields> name="title" label={quickLinkTexts.title} required>
            <Input />
          </FormField>
          <FormField<Fields> name="url" label={quickLinkTexts.url} required>
            <Input inputMode="url" placeholder="https://" />
          </FormField>
          {marks && (
            <FormField<Fields> name="isGlobal" label={quickLinkTexts.isGlobal} valuePropName="checked" labelHidden>
              <Checkbox>{quickLinkTexts.isGlobal}</Checkbox>
            </FormField>
          )}
        </>
      }
    />
  );
};
