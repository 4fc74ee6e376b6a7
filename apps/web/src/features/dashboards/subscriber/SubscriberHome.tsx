import { useQuery } from '@tanstack/react-query';

import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { Link } from '../../../kernel/router.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ButtonLink } from '../../../ui/kit/Button.tsx';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { today } from '../../../ui/today.ts';
import { TodayMood } from '../../diary/public.ts';
import { learningPath } from '../../learning/public.ts';
import cards from '../cards/cards.module.css';
import { Nothing } from '../cards/Nothing.tsx';
import family from '../family.module.css';
import styles from '../home/home.module.css';
import { MoreAbout } from '../home/MoreAbout.tsx';
import { homeLabels } from '../labels.ts';
import { thingOfTheDay, thingsToTryQuery } from './queries.ts';
import { loadable } from '../../../kernel/loadable.tsx';

const SubscriberMore = loadable(async () => (await import('./SubscriberMore.tsx')).SubscriberMore);

const ThingToTry = () => {
  const { timeZone } = useMe();
  const items = useQuery(thingsToTryQuery);
  return (
    <LoadedCard
      title={homeLabels.oneThing}
      query={items}
      lines={4}
      actions={
        <Link to={SCREENS.learning.path} className={cards['more']}>
          {homeLabels.library}
        </Link>
      }
    >
      {(data) => {
        const item = thingOfTheDay(data, today(timeZone));
        if (!item) return <Nothing title={homeLabels.noLibrary} />;
        return (
          <>
            <p className={styles['sentence']}>{item.title}</p>
            {item.summary && <p className={styles['idea']}>{item.summary}</p>}
            <div className={styles['foot']}>
              <ButtonLink variant="primary" to={learningPath(item.kind, item._id)}>
                {homeLabels.openIt}
              </ButtonLink>
            </div>
          </>
        );
      }}
    </LoadedCard>
  );
};

type Offer = { title: string; why: string; to: string; act: string };

const OfferCard = ({ title, why, to, act }: Offer) => (
  <SectionCard title={title}>
    <p>{why}</p>
    <div className={styles['foot']}>
      <ButtonLink to={to}>{act}</ButtonLink>
    </div>
  </SectionCard>
);

/** The home of somebody without a coach: what they can do here by themselves, and what a programme would add. */
export const SubscriberHome = ({ member }: { member: MemberSummary | null }) => {
  const ofChild = member ? `?${MEMBER_PARAM}=${member._id}` : '';
  return (
    <div className={styles['blocks']}>
      {member ? (
        <TodayMood member={member} />
      ) : (
        <div className={family['card']}>
          <EmptyState title={dashboardTexts.noMembers}>{homeLabels.noMemberYet}</EmptyState>
        </div>
      )}
      <div className={styles['half']}>
        <ThingToTry />
      </div>
      <div className={styles['half']}>
        <OfferCard
          title={homeLabels.question}
          why={homeLabels.questionWhy}
          to={SCREENS.myPosts.path}
          act={homeLabels.ask}
        />
      </div>
      <div className={styles['half']}>
        <OfferCard
          title={SCREENS.assessment.title}
          why={homeLabels.assessmentWhy}
          to={`${SCREENS.assessment.path}${ofChild}`}
          act={homeLabels.takeAssessment}
        />
      </div>
      <div className={styles['half']}>
        <OfferCard
          title={homeLabels.programmeAdds}
          why={homeLabels.programmeAddsWhy}
          to={SCREENS.myPosts.path}
          act={homeLabels.askAboutProgramme}
        />
      </div>
      {member && (
        <MoreAbout member={member} hint={homeLabels.moreForSubscribers}>
          <SubscriberMore member={member} />
        </MoreAbout>
      )}
    </div>
  );
};
