import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { practisingNow, progressInWords } from '@amberway/contract/dashboards/progress-words';
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
const usePractised = (member: string, skill: string | null): string | null => {
  const { calm } = usePreferences().look;
  // 'Practise today' loads it.
  const { data } = useQuery({ ...practiceSummaryQuery(member), enabled: false });
  const found = data?.skills.find((one) => one.skill === skill);
  const sentence = found?.sentence;
  return sentence && !calm ? `“${found.name}”: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}.` : null;
};

const Words = ({ member, lately }: { member: MemberSummary; lately: Today['lately'] }) => {
  const { sentence, detail } = progressInWords(member.firstName, lately);
  const practised = usePractised(member._id, lately.workingOnId);
  // How the skill goes names it already.
  const repeats = practised !== null && lately.workingOn !== null && detail === practisingNow(lately.workingOn);
  return (
    <>
      <p className={styles['sentence']}>{sentence}</p>
      {detail && !repeats && <p className={styles['detail']}>{detail}</p>}
      {practised && <p className={styles['detail']}>{practised}</p>}
      <Pebbles
        filled={lately.mastered}
        open={lately.workingOn !== null}
        caption={lately.mastered > 0 ? homeLabels.stones : homeLabels.firstStone}
      />
    </>
  );
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
    {({ lately }) => <Words member={member} lately={lately} />}
  </LoadedCard>
);
