import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../kernel/queries/user.ts';
import { Facts } from '../../ui/Facts.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { Availability } from './Availability.tsx';
import { KpiFigures } from './KpiFigures.tsx';
import { contactFacts } from '../../ui/people/person-facts.ts';

/** A business user's record beside the card, for administrators. */
export const BusinessRecord = ({ id }: { id: string }) => {
  const user = useQuery(userQuery(id));
  if (user.isPending) return <ScreenSkeleton />;
  if (!user.data) return <QueryFailure query={user} />;
  return (
    <>
      <SectionCard title="Details">
        <Facts facts={[{ label: 'Status', value: user.data.userStatus }, ...contactFacts(user.data)]} />
      </SectionCard>
      <SectionCard title="Availability">
        <Availability user={user.data} />
      </SectionCard>
      <SectionCard title="KPIs">
        <KpiFigures userId={id} />
      </SectionCard>
    </>
  );
};
