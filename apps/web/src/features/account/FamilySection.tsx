import { useMe } from '../../kernel/queries/me.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { RecordUrl } from '../../ui/form/use-record-url.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { FamilyFormsList } from '../onboarding-forms/public.ts';
import { ChildCards } from '../people-pages/public.ts';
import { SupportNetwork } from '../support-contacts/public.ts';
import { labels } from './labels.ts';

/** A family's children, forms and support network. */
export const FamilySection = ({ record }: { record: RecordUrl }) => {
  const me = useMe();
  return (
    <>
      <SectionCard title="Children" id="children">
        {me.members.length === 0 ? (
          <EmptyState title={labels.noChildren} small>
            {labels.noChildrenHint}
          </EmptyState>
        ) : (
          <ChildCards members={me.members} />
        )}
      </SectionCard>
      <SectionCard title="Forms" id="forms">
        <FamilyFormsList userId={me._id} />
      </SectionCard>
      <SupportNetwork uid={me._id} record={record} id="support-network" own />
    </>
  );
};
