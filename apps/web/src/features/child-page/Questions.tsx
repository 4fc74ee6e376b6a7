import type { ChildPage } from '@amberway/contract/child-page/schemas';
import { useCan } from '../../kernel/queries/me.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { SaidTime } from '../../ui/SaidTime.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { RequestList } from '../session-requests/public.ts';
import styles from './questions.module.css';
import { Words } from './Words.tsx';

type Props = { page: Pick<ChildPage, 'questions' | 'requests' | 'parent'>; onAnswer: () => void };

/** What the family asks: requests for a session and messages without an answer first. */
export const Questions = ({ page: { questions, requests, parent }, onAnswer }: Props) => {
  const mayWrite = useCan('messages', 'send');
  const mayOffer = useCan('sessionRequests', 'answer');
  const open = questions.filter(({ answeredAt }) => answeredAt === null);
  const answered = questions.filter(({ answeredAt }) => answeredAt !== null);
  const waiting = open.length + requests.length;
  return (
    <div className={styles['questions']} data-waiting={waiting > 0 || undefined}>
      <SectionCard
        title="Questions from the family"
        actions={waiting > 0 && <StatusTag tone="info">{`${waiting} new`}</StatusTag>}
      >
        {mayOffer && requests.length > 0 && <RequestList requests={requests} onAnswer={onAnswer} />}
        {open.map((one) => (
          <Words key={one._id} from={one.from} text={one.text} at={one.at} />
        ))}
        {open.length > 0 && mayWrite && (
          <Button
            variant="primary"
            className={styles['answer']}
            icon={<Icon name="post" size={16} />}
            onClick={onAnswer}
          >
            {`Answer ${parent.firstName}`}
          </Button>
        )}
        {waiting === 0 && answered.length === 0 && (
          <p className={styles['none']}>{`Nothing asked. ${parent.firstName}’s messages to you appear here.`}</p>
        )}
        {answered.length > 0 && (
          <ul className={styles['answered']}>
            {answered.map((one) => (
              <li key={one._id}>
                {`“${one.text}”`}
                <small>
                  {'Answered '}
                  <SaidTime at={one.answeredAt ?? one.at} day plain />
                  {' by you'}
                </small>
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
    </div>
  );
};
