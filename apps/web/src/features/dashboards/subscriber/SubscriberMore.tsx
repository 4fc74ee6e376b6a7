import { useQuery } from '@tanstack/react-query';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { useRange } from '../../../ui/date-range/use-range.ts';
import { AvatarEditor } from '../../content/public.ts';
import { FavouritesCard } from '../cards/ProgressLists.tsx';
import { BrightMoments } from '../moments/BrightMoments.tsx';
import { progressQuery } from '../queries.ts';
import { NewReleases } from '../releases/NewReleases.tsx';

/** The cards under 'More about' a child that make sense without a coach. */
export const SubscriberMore = ({ member }: { member: MemberSummary }) => {
  const progress = useQuery(progressQuery(member._id, useRange().range));
  return (
    <>
      <div>
        <AvatarEditor member={member._id} name={member.firstName} />
      </div>
      <BrightMoments />
      <FavouritesCard memberId={member._id} progress={progress} />
      <NewReleases />
    </>
  );
};
