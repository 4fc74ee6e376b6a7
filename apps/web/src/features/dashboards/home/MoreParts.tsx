import { useQuery } from '@tanstack/react-query';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { isFamily } from '@amberway/contract/kernel/roles';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { useMe } from '../../../kernel/queries/me.ts';
import { DateRangePresets } from '../../../ui/date-range/DateRangePresets.tsx';
import { useRange } from '../../../ui/date-range/use-range.ts';
import { useLayout } from '../../../ui/layout.ts';
import { NearView } from '../../../ui/NearView.tsx';
import { AvatarEditor } from '../../content/public.ts';
import { NextStep } from '../cards/NextStep.tsx';
import { ProgressCard } from '../cards/ProgressCard.tsx';
import { ActivitiesCard, FavouritesCard, ResourcesCard, SkillsCard } from '../cards/ProgressLists.tsx';
import { TeamCards } from '../cards/TeamCards.tsx';
import { WeeklyResources } from '../cards/WeeklyResources.tsx';
import family from '../family.module.css';
import { BrightMoments } from '../moments/BrightMoments.tsx';
import { homeQuery, progressQuery } from '../queries.ts';
import { NewReleases } from '../releases/NewReleases.tsx';

/** The cards under 'More about' a child. Those far down load when they come near. */
export const MoreParts = ({ member }: { member: MemberSummary }) => {
  const { role, timeZone } = useMe();
  const { narrowSidebar } = useLayout();
  const { range, choose } = useRange();
  const home = useQuery(homeQuery(member._id));
  const progress = useQuery(progressQuery(member._id, range));
  const shared = { memberId: member._id, progress };
  return (
    <>
      <div className={family['lead']} data-inline={narrowSidebar || undefined}>
        <AvatarEditor member={member._id} name={member.firstName} />
        <DateRangePresets value={range.name} timeZone={timeZone} onChange={choose} />
      </div>
      <div className={family['row']}>
        <ProgressCard progress={progress} home={home} />
        <WeeklyResources memberId={member._id} />
      </div>
      <div className={family['row']}>
        <ActivitiesCard {...shared} />
        <SkillsCard {...shared} />
      </div>
      <div className={family['row']}>
        <ResourcesCard {...shared} />
        <FavouritesCard {...shared} />
      </div>
      <NearView title={dashboardTexts.brightMoments} lines={8}>
        <BrightMoments />
      </NearView>
      <div className={family['halves']}>
        <TeamCards home={home} />
      </div>
      {isFamily({ role }) && <NextStep member={member} />}
      <NearView title={dashboardTexts.newReleases} lines={4}>
        <NewReleases />
      </NearView>
    </>
  );
};
