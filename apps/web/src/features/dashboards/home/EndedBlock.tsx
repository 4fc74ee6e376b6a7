import { endedTexts } from '@amberway/contract/members/ended';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { messagesPath, TO_WRITE } from '@amberway/contract/messages/paths';
import { useCan } from '../../../kernel/queries/me.ts';
import { ButtonLink } from '../../../ui/kit/Button.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { homeLabels } from '../labels.ts';
import styles from './home.module.css';

/** In place of the next session, the tasks and the practice of a child whose programme has ended. */
export const EndedBlock = ({ member }: { member: MemberSummary }) => {
  const mayWrite = useCan('messages', 'reply');
  const { firstName, memberShipEnd, primaryContactObject: coach } = member;
  return (
    <SectionCard title={endedTexts.homeTitle(firstName)}>
      <p>{endedTexts.home(memberShipEnd ?? '')}</p>
      <p className={styles['detail']}>{endedTexts.homeAsk(coach?.firstName ?? endedTexts.team)}</p>
      {coach && mayWrite && (
        <div className={styles['votes']}>
          <ButtonLink to={messagesPath(coach._id)} state={TO_WRITE}>
            {homeLabels.message(coach.firstName)}
          </ButtonLink>
        </div>
      )}
    </SectionCard>
  );
};
