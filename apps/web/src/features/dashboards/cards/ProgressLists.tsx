import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '../../../kernel/router.ts';
import { MORE_TARGETS } from '@amberway/contract/dashboards/cards';
import type { Progress } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { formatListDate } from '../../../ui/dates.ts';
import { kindAndId } from '../../../ui/form/record-part.ts';
import { SaidTime } from '../../../ui/SaidTime.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { favouriteHref } from '../../favourites/public.ts';
import { notePath, useTopic } from '../../activity-notes/public.ts';
import { SKILL } from '../../skills/public.ts';
import { homeLabels } from '../labels.ts';
import styles from './cards.module.css';
import { ListCard } from './ListCard.tsx';
import { ResourceLine } from './ResourceLine.tsx';

// The titles of a family's pages, whoever looks at the card.
const ACTIVITIES = screenTitle('notes', 'Customer');
const FAVOURITES = screenTitle('favourites', 'Customer');

/** In lists of notes staff have a date format of their own. */
const NoteDay = ({ at }: { at: string }) => {
  const me = useMe();
  return seesAsFamily(me) ? <SaidTime at={at} day /> : <time dateTime={at}>{formatListDate(at, me.timeZone)}</time>;
};

type Props = { memberId: string; progress: UseQueryResult<Progress> };

export const SkillsCard = (props: Props) => {
  const hrefOf = (id: string) =>
    `${SCREENS.program.path}?${new URLSearchParams({ [MEMBER_PARAM]: props.memberId, view: kindAndId(SKILL, id) })}`;
  return (
    <ListCard
      {...props}
      title={dashboardTexts.skillsAchieved}
      list="completedSkills"
      more={MORE_TARGETS.skills}
      empty={{ title: dashboardTexts.noSkills }}
    >
      {(skill) => (
        <>
          <Link to={hrefOf(skill._id)}>{skill.name}</Link>
          <small className={styles['fact']}>
            {`${skill.outcomeName}, `}
            <ViewerTime at={skill.masteredAt} day />
          </small>
        </>
      )}
    </ListCard>
  );
};

export const ActivitiesCard = (props: Props) => {
  const topicOf = useTopic();
  return (
    <ListCard
      {...props}
      title={ACTIVITIES}
      list="activityNotes"
      more={MORE_TARGETS.activities}
      empty={{ title: homeLabels.noActivities, why: homeLabels.noActivitiesWhy }}
    >
      {(note) => (
        <>
          <Link to={`${notePath(note._id, 'view')}?${MEMBER_PARAM}=${props.memberId}`}>{topicOf(note.title)}</Link>
          <small className={styles['fact']}>
            <NoteDay at={note.startTime} />
            {`, ${note.coach}`}
          </small>
        </>
      )}
    </ListCard>
  );
};

export const ResourcesCard = (props: Props) => (
  <ListCard
    {...props}
    title={SCREENS.resources.title}
    list="resources"
    more={MORE_TARGETS.resources}
    empty={{ title: dashboardTexts.noResources, why: homeLabels.noResourcesWhy }}
  >
    {(resource) => <ResourceLine resource={resource} />}
  </ListCard>
);

export const FavouritesCard = (props: Props) => (
  <ListCard
    {...props}
    title={FAVOURITES}
    list="favourites"
    more={MORE_TARGETS.favourites}
    empty={{ title: homeLabels.noFavourites, why: homeLabels.noFavouritesWhy }}
  >
    {({ url, name }) => <Link to={favouriteHref({ url, member: props.memberId })}>{name}</Link>}
  </ListCard>
);
