import { useQuery } from '@tanstack/react-query';
import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { weekCardTexts as texts } from '@amberway/contract/week-card/texts';
import { isWeekCardTime } from '@amberway/contract/week-card/week';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Link } from '../../kernel/router.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useNow } from '../../ui/use-now.ts';
import { weekQuery } from './queries.ts';
import styles from './week-card.module.css';

type Props = { member: Pick<MemberSummary, '_id' | 'firstName' | 'lastName' | 'avatarUrl'> };

const Teaser = ({ member }: Props) => {
  const { _id, firstName, lastName, avatarUrl } = member;
  // One small request, which the page then uses as well. Without it the card says what there is.
  const { data } = useQuery(weekQuery(_id));
  return (
    <SectionCard title={texts.teaser(firstName)}>
      <div className={styles['teaser']}>
        <Avatar person={{ firstName, lastName, avatar: avatarUrl }} size={48} />
        <div>
          <p>{data?.win?.text ?? texts.teaserWhat}</p>
          <Link to={`${SCREENS.weekCard.path}?${MEMBER_PARAM}=${_id}`}>{texts.open(firstName)}</Link>
        </div>
      </div>
    </SectionCard>
  );
};

/** For a family's home: from Friday 17:00 until the end of Sunday. At any other time nothing, and no request. */
export const WeekCardTeaser = ({ member }: Props) => {
  const { timeZone } = useMe();
  return isWeekCardTime(useNow(), timeZone ?? DEFAULT_TIME_ZONE) ? <Teaser member={member} /> : null;
};
