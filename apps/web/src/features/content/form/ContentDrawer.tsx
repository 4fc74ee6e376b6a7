import { useQuery, useQueryClient } from '@tanstack/react-query';
import { trueDate } from '../../../kernel/device/clock.ts';
import { useMemo } from 'react';
import { endpointsOf } from '@amberway/contract/content/endpoints-of';
import { formBody, ruleProblems } from '@amberway/contract/content/schemas';
import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { call } from '../../../kernel/api.ts';
import { useMe } from '../../../kernel/queries/me.ts';
import { usePublicSettings } from '../../../kernel/settings.ts';
import { ShareLinks } from '../../../ui/ShareLinks.tsx';
import { asIssues } from '../../../ui/form/rules-as-issues.ts';
import { withRules } from '../../../ui/form/with-rules.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import type { Stored } from '../../../ui/form/record-form.ts';
import { ApiError } from '../../../kernel/api-error.ts';
import type { Override } from '../override.ts';
import { recordQuery } from '../queries.ts';
import { CONTENT_SLICE } from '../slice.ts';
import { contentLabels } from '../labels.ts';
import { ContentFields } from './ContentFields.tsx';
import { type FormValues, startValues, valuesOf } from './values.ts';

/** Shows the server's message; without one, the message of the type. */
const withFallback = async <T,>(failed: string | undefined, save: () => Promise<T>): Promise<T> => {
  try {
    return await save();
  } catch (error) {
    const silent = error instanceof ApiError && (error.noResponse || error.code === 'internal');
    if (failed === undefined || !silent) throw error;
    throw new Error(failed, { cause: error });
  }
};

type Props = { type: ContentType; at: RecordPlace; override: Override; start: FormValues; editable: boolean };

/** Create, Edit and View of one record, as its type declares them. */
export const ContentDrawer = ({ type, at, override, start, editable }: Props) => {
  const client = useQueryClient();
  const { timeZone: zone } = useMe();
  const settings = usePublicSettings();
  const id = at.open?.id ?? null;
  const creating = at.open?.mode === 'Create';
  const found = useQuery({ ...recordQuery(type, id ?? ''), enabled: id !== null });
  const { create, update } = endpointsOf(type);

  const formOf = (values: FormValues) => override.fromRecord?.(values, zone) ?? values;
  const bodyOf = (values: FormValues) => override.toBody?.(values, zone) ?? values;
  const stored = useMemo<Stored<FormValues> | undefined>(() => {
    if (!settings) return undefined;
    if (creating) return { values: startValues(type, start) };
    // Cached data may be stale while refetching; the form starts from the server's current record.
    return found.data && !found.isFetching
      ? { values: formOf(valuesOf(type, found.data)), version: found.data.version }
      : undefined;
    // Only the record and the mode matter; the other values are constants of the screen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settings, creating, found.data, found.isFetching]);

  const { timeZone } = useMe();
  const schema = useMemo(() => {
    const body = formBody(type, creating ? 'Create' : 'Edit');
    const context = {
      settings: settings ?? { appLinkPrefix: '', leadCoach: '' },
      before: found.data && !creating ? valuesOf(type, found.data) : undefined,
      now: trueDate(),
      timeZone: timeZone ?? DEFAULT_TIME_ZONE,
    };
    // Everything is reported at once: what is wrong with a field, and with how fields go together.
    return withRules<FormValues>(body, (values) => {
      const parsed = body.safeParse(values);
      return asIssues(ruleProblems(type, parsed.success ? parsed.data : { ...values }, context));
    });
  }, [type, creating, settings, found.data, timeZone]);

  return (
    <FormDrawer<FormValues, FormValues>
      at={at}
      {...(override.width === undefined ? {} : { width: override.width })}
      noun={type.noun[0]}
      schema={schema}
      stored={stored}
      loadError={found.error}
      onRetry={() => void found.refetch()}
      editable={editable}
      toBody={bodyOf}
      save={(body, { version, idempotencyKey }) =>
        withFallback(override.failed, async () => {
          if (id === null && create) return call(create, { body }, { idempotencyKey });
          return call(update, { params: { id: id ?? '' }, body: version === undefined ? body : { ...body, version } });
        })
      }
      reload={async () => {
        const now = await client.fetchQuery({ ...recordQuery(type, id ?? ''), staleTime: 0 });
        return { values: formOf(valuesOf(type, now)), version: now.version };
      }}
      saved={creating ? type.messages.created : type.messages.updated}
      slices={[CONTENT_SLICE]}
      fields={
        settings && (
          <>
            {found.data && !creating && (
              <ShareLinks
                external={found.data['externalDeepLink'] as string | null | undefined}
                internal={found.data['internalDeepLink'] as string | null | undefined}
                copied={contentLabels.linkCopied}
                {...(override.unlinked && { waiting: override.unlinked })}
              />
            )}
            <ContentFields
              type={type}
              record={creating ? undefined : found.data}
              settings={settings}
              override={override}
            />
            {override.Preview && <override.Preview record={creating ? undefined : found.data} />}
          </>
        )
      }
    />
  );
};
