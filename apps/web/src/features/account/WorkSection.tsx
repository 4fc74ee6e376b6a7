import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../kernel/queries/me.ts';
import { userQuery } from '../../kernel/queries/user.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { Availability, KpiFigures } from '../people-pages/public.ts';

/** A business user's availability and KPIs. Administrators set them, so they are read-only here. */
export const WorkSection = () => {
  const me = useMe();
  const { data } = useQuery(userQuery(me._id));
  return (
    <>
      {data && (
        <SectionCard title="Availability" id="availability">
          <Availability user={data} />
        </SectionCard>
      )}
      <SectionCard title="KPIs" id="kpis">
        <KpiFigures userId={me._id} />
      </SectionCard>
    </>
  );
};
