import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Idea } from '@amberway/contract/activity-notes/schemas';
import { ideasOf } from '@amberway/contract/dashboards/cards';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { useCan, useMe } from '../../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { Link } from '../../../kernel/router.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { notePath, useRateIdea } from '../../activity-notes/public.ts';
import cards from '../cards/cards.module.css';
import { Nothing } from '../cards/Nothing.tsx';
import { homeLabels } from '../labels.ts';
import { ideasQuery } from '../queries.ts';
import styles from './home.module.css';
import { ideaParts } from './idea-parts.ts';
import { fromNote } from './said-session.ts';

const OneIdea = ({ idea, memberId }: { idea: Idea; memberId: string }) => {
  const { timeZone } = useMe();
  const mayRate = useCan('sessions', 'rate');
  const { liking, press } = useRateIdea(idea);
  const { headline, text } = ideaParts(idea.skillsForHome);
  return (
    <>
      {headline && <p className={styles['sentence']}>{headline}</p>}
      {text && <p className={styles['idea']}>{text}</p>}
      <p className={styles['detail']}>
        <Link to={`${notePath(idea.noteId, 'view')}?${MEMBER_PARAM}=${memberId}`}>
          {fromNote(idea.startTime, timeZone)}
        </Link>
      </p>
      {mayRate && (
        <div className={styles['votes']} role="group" aria-label={homeLabels.didItHelp}>
          <Button icon={<Icon name="thumbUp" size={18} />} aria-pressed={liking === true} onClick={() => press(true)}>
            {homeLabels.helpful}
          </Button>
          <Button
            icon={<Icon name="thumbDown" size={18} />}
            aria-pressed={liking === false}
            onClick={() => press(false)}
          >
            {homeLabels.notForUs}
          </Button>
        </div>
      )}
    </>
  );
};

/** The newest idea that is not marked 'Not for us'. It stays while the page is open, so that a press does not swap it. */
const useOneIdea = (ideas: readonly Idea[] | undefined): Idea | undefined => {
  const [shown, setShown] = useState<string | null>(null);
  const found = ideas?.find(({ noteId }) => noteId === shown);
  if (found || !ideas) return found;
  const next = ideas.find(({ clientFindSkillUseful }) => clientFindSkillUseful !== false) ?? ideas[0];
  if (next) setShown(next.noteId);
  return next;
};

export const IdeaBlock = ({ member }: { member: MemberSummary }) => {
  const ideas = useQuery(ideasQuery(member._id));
  const idea = useOneIdea(ideas.data?.data);
  return (
    <LoadedCard
      title={homeLabels.oneIdea}
      query={ideas}
      lines={5}
      actions={
        idea && (
          <Link
            to={ideasOf(member._id)}
            className={cards['more']}
            aria-label={`${dashboardTexts.moreIdeas}: ${dashboardTexts.ideas}`}
          >
            {dashboardTexts.moreIdeas}
          </Link>
        )
      }
    >
      {() =>
        idea ? (
          <OneIdea key={idea.noteId} idea={idea} memberId={member._id} />
        ) : (
          <Nothing title={dashboardTexts.noIdeas} why={homeLabels.noIdeasWhy(member.firstName)} />
        )
      }
    </LoadedCard>
  );
};
