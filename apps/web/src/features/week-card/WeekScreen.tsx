import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isStaff } from '@amberway/contract/kernel/roles';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { WeekCard } from '@amberway/contract/week-card/schemas';
import { weekCardTexts as texts } from '@amberway/contract/week-card/texts';
import { weekAfter, weekBefore } from '@amberway/contract/week-card/week';
import { useMe } from '../../kernel/queries/me.ts';
import { Link, useSearchParams } from '../../kernel/router.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChildSwitchContext } from '../../ui/people/child-switch.ts';
import { ChildChoice } from '../../ui/people/ChildChoice.tsx';
import { ChildGate } from '../../ui/people/ChildGate.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { Card } from './Card.tsx';
import { weekQuery } from './queries.ts';
import { ShareControls } from './ShareControls.tsx';
import { isQuiet, SHOW_ALL, shownWeek } from './shown.ts';
import styles from './week-card.module.css';

const WEEK_PARAM = 'of';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The week of the URL. A text that is no day is ignored, as if there were none. */
const useChosenWeek = () => {
  const [search, setSearch] = useSearchParams();
  const of = search.get(WEEK_PARAM);
  const choose = (day: string) =>
    setSearch((now) => {
      now.set(WEEK_PARAM, day);
      return now;
    });
  return { of: of && DAY.test(of) && !Number.isNaN(Date.parse(of)) ? of : undefined, choose };
};

type WeeksProps = { card: WeekCard; onChoose: (day: string) => void };

const Weeks = ({ card, onChoose }: WeeksProps) => {
  const next = weekAfter(card).from;
  return (
    <div className={styles['weeks']}>
      <Button icon={<Icon name="chevronLeft" size={18} />} onClick={() => onChoose(weekBefore(card).from)}>
        {texts.earlier}
      </Button>
      {/* Stays in its place, and keeps the focus, when the current week is reached. */}
      <Button
        icon={<Icon name="chevronRight" size={18} />}
        aria-disabled={next > card.today}
        onClick={() => next <= card.today && onChoose(next)}
      >
        {texts.later}
      </Button>
    </div>
  );
};

const Week = ({
  child,
  of,
  onChoose,
}: {
  child: MemberSummary;
  of?: string | undefined;
  onChoose: (day: string) => void;
}) => {
  const query = useQuery({ ...weekQuery(child._id, of), placeholderData: keepPreviousData });
  // Not stored: what is hidden for one reader may be shown to the next.
  const [show, setShow] = useState(SHOW_ALL);
  const card = query.data;
  if (!card) {
    return query.error ? (
      <>
        {/* The switcher of the page is in its first row already. */}
        <ChildSwitchContext value={null}>
          <PageHeading title={texts.title(child.firstName)} />
        </ChildSwitchContext>
        <QueryFailure query={query} />
      </>
    ) : (
      <ScreenSkeleton />
    );
  }
  const week = shownWeek(card, child, show);
  const quiet = isQuiet(card) ? (card.today <= card.to ? texts.quietSoFar : texts.quietWhy) : null;
  return (
    <div className={styles['layout']}>
      <Card week={week} quiet={quiet} />
      <div className={styles['aside']} data-screen-only>
        {!quiet && (
          <ShareControls child={child} week={week} hasMoods={card.moods.length > 0} show={show} onShow={setShow} />
        )}
        <Weeks card={card} onChoose={onChoose} />
      </div>
    </div>
  );
};

/** One week of a child, to read, to print and to share. */
export const WeekScreen = () => {
  const { of, choose } = useChosenWeek();
  const staff = isStaff(useMe());
  return (
    <ChildGate title={SCREENS.weekCard.title} why="A week is about a child: choose whose to see.">
      {({ member, members, select }) => (
        <div className={styles['page']}>
          <div className={styles['top']} data-screen-only>
            <Link
              className={styles['back']}
              to={staff ? `${SCREENS.home.path}?memberId=${member._id}` : SCREENS.home.path}
            >
              <Icon name="arrowBack" size={18} />
              Home
            </Link>
            {members.length > 1 && <ChildChoice child={member} siblings={members} onSelect={select} alone />}
          </div>
          <Week key={member._id} child={member} of={of} onChoose={choose} />
        </div>
      )}
    </ChildGate>
  );
};
