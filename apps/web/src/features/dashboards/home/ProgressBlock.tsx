import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { progressInWords } from '@amberway/contract/dashboards/progress-words';
import type { Today } from '@amberway/contract/dashboards/schemas';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { usePreferences } from '../../../app/theme/preferences.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { Link } from '../../../kernel/router.ts';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { practiceSummaryQuery } from '../../practice/public.ts';
import cards from '../cards/cards.module.css';
import { homeLabels } from '../labels.ts';
import styles from './home.module.css';
import { Pebbles } from './Pebbles.tsx';

type Props = { member: MemberSummary; today: UseQueryResult<Today> };

/** How the skill that is worked on goes, from the practice that the home has loaded. In calm mode without figures. */
const Practised = ({ member, skill }: { member: string; skill: string | null }) => {
  const { calm } = usePreferences().look;
  // 'Practise today' loads it.
  const { data } = useQuery({ ...practiceSummaryQuery(member), enabled: false });
  const found = data?.skills.find((one) => one.skill === skill);
  const sentence = found?.sentence;
  return sentence && !calm ? (
    <p className={styles['detail']}>{`“${found.name}”: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}.`}</p>
  ) : null;
};

/** Progress as a sentence. The stones, one for each mastered skill, only decorate it. */
export const ProgressBlock = ({ member, today }: Props) => (
  <LoadedCard
    title={homeLabels.progress(member.firstName)}
    query={today}
    lines={3}
    actions={
      <Link to={`${SCREENS.path.path}?${MEMBER_PARAM}=${member._id}`} className={cards['more']}>
        {homeLabels.path}
      </Link>
    }
  >
    {({ lately }) => {
      const { sentence, detail } = progressInWords(member.firstName, lately);
      return (
        <>
          <p className={styles['sentence']}>{sentence}</p>
          {detail && <p className={styles['detail']}>{detail}</p>}
          <Practised member={member._id} skill={lately.workingOnId} />
          <Pebbles
            filled={lately.mastered}
            open={lately.workingOn !== null}
            caption={lately.mastered > 0 ? homeLabels.stones(member.firstName) : homeLabels.firstStone}
          />
        </>
      );
    }}
  </LoadedCard>
);
