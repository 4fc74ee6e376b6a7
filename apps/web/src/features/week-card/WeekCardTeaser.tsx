import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { weekCardTexts as texts } from '@amberway/contract/week-card/texts';
import { isWeekCardTime } from '@amberway/contract/week-card/week';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Link } from '../../kernel/router.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { weekQuery } from './queries.ts';
import styles from './week-card.module.css';

type Props = { member: Pick<MemberSummary, '_id' | 'firstName' | 'lastName' | 'avatarUrl'> };

const Teaser = ({ member }: Props) => {
  const id = useId();
  const { _id, firstName, lastName, avatarUrl } = member;
  // One small request, which the page then uses as well. Without it the card says what there is.
  const { data } = useQuery(weekQuery(_id));
  return (
    <section className={styles['teaser']} aria-labelledby={id}>
      <Link to={`${SCREENS.weekCard.path}?${MEMBER_PARAM}=${_id}`}>
        <Avatar person={{ firstName, lastName, avatar: avatarUrl }} size={48} />
        <div>
          <h2 id={id}>{texts.teaser(firstName)}</h2>
          <p>{data?.win?.text ?? texts.teaserWhat}</p>
        </div>
        <Icon name="chevronRight" size={20} />
      </Link>
    </section>
  );
};

/** From Friday 17:00 until the end of Sunday, in the viewer's zone. */
export const useIsWeekReady = (): boolean => {
  const { timeZone } = useMe();
  return isWeekCardTime(useNow(), timeZone ?? DEFAULT_TIME_ZONE);
};

/** For a family's home while the week is ready: one row, since the home is full. Else nothing, and no request. */
export const WeekCardTeaser = ({ member }: Props) => (useIsWeekReady() ? <Teaser member={member} /> : null);
