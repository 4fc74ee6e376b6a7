import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { useCan } from '../../kernel/queries/me.ts';
import { Waiting } from '../../ui/kit/Waiting.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { useLayerUrl } from '../../ui/use-layer-url.ts';
import { LazyMessageDrawer, UnansweredList, unansweredQuery, useLiveMessages } from '../messages/public.ts';
import { openRequestsQuery, useLiveRequests } from './queries.ts';
import { RequestList } from './RequestList.tsx';
import styles from './waiting.module.css';

const ANSWER_PARAM = 'answer';

type Family = { _id: string; firstName: string; lastName: string };

/** The message to one of these families, in place. It stays open when the family no longer waits. */
const useAnswer = (families: readonly Family[]) => {
  const { of, show, close } = useLayerUrl(ANSWER_PARAM);
  const [chosen, setChosen] = useState<Family>();
  const family = [...families, chosen].find((one) => one?._id === of);
  const answer = (id: string) => {
    setChosen(families.find(({ _id }) => _id === id));
    show(id);
  };
  return { answer, drawer: of && family && <LazyMessageDrawer key={of} family={family} onClose={close} /> };
};

/** Requests for a session and messages without an answer, until they are answered. Nothing while there are none. */
export const FamiliesWaiting = () => {
  const offers = useCan('sessionRequests', 'answer');
  const requested = useQuery({ ...openRequestsQuery, enabled: offers });
  const written = useInfiniteQuery(unansweredQuery);
  const arrived = useLiveMessages();
  useLiveRequests();
  const requests = requested.data ?? [];
  const messages = written.data?.pages.flatMap(({ data }) => data) ?? [];
  const { answer, drawer } = useAnswer([...requests.map(({ family }) => family), ...messages.map(({ from }) => from)]);
  if ((offers && requested.isPending) || written.isPending) return <Waiting />;
  const failed = [requested, written].find(({ error, data }) => error && !data);
  const count = requests.length + (written.data?.pages[0]?.count ?? 0);
  return (
    <>
      <p className="visually-hidden" role="status">
        {arrived}
      </p>
      {(count > 0 || failed) && (
        <div className={styles['waiting']}>
          <SectionCard
            title={sessionRequestTexts.waiting}
            aside={count > 0 && <StatusTag tone="info">{count}</StatusTag>}
            id="families-waiting"
          >
            {failed && <QueryFailure query={failed} />}
            <div className={styles['lists']}>
              {requests.length > 0 && (
                <div>
                  <RequestList requests={requests} onAnswer={answer} />
                </div>
              )}
              {messages.length > 0 && (
                <div>
                  <UnansweredList list={written} onAnswer={answer} />
                </div>
              )}
            </div>
          </SectionCard>
        </div>
      )}
      {drawer}
    </>
  );
};
