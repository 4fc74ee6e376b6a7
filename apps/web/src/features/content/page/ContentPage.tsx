import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import type { ContentType, FormField } from '@amberway/contract/kernel/content-type';
import { useMe } from '../../../kernel/queries/me.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { ReadFrame } from '../../../ui/reading/ReadFrame.tsx';
import { ReadHead, ReadPart, ReadText } from '../../../ui/reading/ReadPart.tsx';
import { ShareLinks } from '../../../ui/ShareLinks.tsx';
import { DRAWER_PX } from '../../../ui/sizes.ts';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { contentLabels } from '../labels.ts';
import { ContentStatus } from '../list/ContentStatus.tsx';
import { nameOf } from '../names.ts';
import type { Override } from '../override.ts';
import { fieldValue, wordsOf } from './FieldValue.tsx';

/** What is read as text or looked at; the other values are short and stand beside each other. */
const LONG: readonly FormField['widget'][] = ['image', 'svg', 'richText', 'textarea', 'tags', 'references'];

type BodyProps = { type: ContentType; record: ContentRecord; override: Override; linked: boolean };

const Body = ({ type, record, override, linked }: BodyProps) => {
  const { timeZone: zone } = useMe();
  const shown = { ...record, ...override.fromRecord?.(record, zone) };
  const values = type.form.fields
    .filter((field) => !type.summary.name.includes(field.field) && (field.shownWhen?.(shown) ?? true))
    .map((field) => ({ field, value: fieldValue(shown, field, zone) }));
  const state = type.status && (override.stateOf?.(record) ?? record['status']);
  const facts = values.filter(
    ({ field }) => !LONG.includes(field.widget) && !(type.status && field.field === 'status'),
  );
  return (
    <>
      <ReadHead>
        {typeof state === 'string' && <ContentStatus status={state} />}
        {type.noun[0]}
        <ViewerTime at={record.createdAt} day />
      </ReadHead>
      {linked && (
        <ShareLinks
          external={record['externalDeepLink'] as string | null | undefined}
          internal={record['internalDeepLink'] as string | null | undefined}
          copied={contentLabels.linkCopied}
          {...(override.unlinked && { waiting: override.unlinked })}
        />
      )}
      {values
        .filter(({ field, value }) => LONG.includes(field.widget) && value !== null)
        .map(({ field, value }) =>
          field.widget === 'textarea' ? (
            <ReadText key={field.field} title={field.label} text={wordsOf(shown[field.field])} />
          ) : (
            <ReadPart key={field.field} title={field.label}>
              {value}
            </ReadPart>
          ),
        )}
      {facts.length > 0 && <Facts facts={facts.map(({ field, value }) => ({ label: field.label, value }))} />}
    </>
  );
};

type Props = {
  type: ContentType;
  query: UseQueryResult<ContentRecord>;
  override?: Override;
  /** What is in the bin has no links. */
  linked?: boolean;
  onClose: () => void;
  actions: ReactNode;
};

/** One record to read, from its declaration. */
export const ContentPage = ({ type, query, override = {}, linked = true, onClose, actions }: Props) => (
  <ReadFrame
    query={query}
    kind={type.noun[0]}
    titleOf={(record) => nameOf(type, record) || type.noun[0]}
    width={override.width ?? DRAWER_PX}
    onClose={onClose}
    actions={() => actions}
  >
    {(record) => <Body type={type} record={record} override={override} linked={linked} />}
  </ReadFrame>
);
