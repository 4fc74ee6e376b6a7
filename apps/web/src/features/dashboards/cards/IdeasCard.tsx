import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../kernel/router.ts';
import { ideasOf } from '@amberway/contract/dashboards/cards';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { useMe } from '../../../kernel/queries/me.ts';
import { formatDate } from '../../../ui/dates.ts';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx';
import { notePath } from '../../activity-notes/public.ts';
import { ideasQuery } from '../queries.ts';
import { homeLabels } from '../labels.ts';
import styles from './cards.module.css';
import { Nothing } from './Nothing.tsx';

export const IdeasCard = ({ member }: { member: MemberSummary }) => {
  const { timeZone } = useMe();
  const ideas = useQuery(ideasQuery(member._id));
  return (
    <LoadedCard
      title={dashboardTexts.ideas}
      query={ideas}
      lines={6}
      actions={
        ideas.data?.data.length ? (
          <Link
            to={ideasOf(member._id)}
            className={styles['more']}
            aria-label={`${dashboardTexts.moreIdeas}: ${dashboardTexts.ideas}`}
          >
            {dashboardTexts.moreIdeas}
          </Link>
        ) : null
      }
    >
      {({ data }) =>
        data.length === 0 ? (
          <Nothing title={dashboardTexts.noIdeas} why={homeLabels.noIdeasWhy(member.firstName)} />
        ) : (
          <ul className={styles['ideas']}>
            {data.map((idea) => (
              <li key={idea.noteId}>
                <RichTextView html={idea.skillsForHome} />
                <small>
                  {`From ${formatDate(idea.startTime, timeZone)}: `}
                  <Link to={notePath(idea.noteId, 'view')}>{idea.title}</Link>
                </small>
              </li>
            ))}
          </ul>
        )
      }
    </LoadedCard>
  );
};
