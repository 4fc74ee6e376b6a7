import { useQuery } from '@tanstack/react-query';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { useCan } from '../../kernel/queries/me.ts';
import { Waiting } from '../../ui/kit/Waiting.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useReplyTo } from '../messages/public.ts';
import { openRequestsQuery, useLiveRequests } from './queries.ts';
import { RequestList } from './RequestList.tsx';

/** Families who asked for a session, until somebody offers a time or declines. Nothing while there are none. */
export const SessionRequests = () => {
  const may = useCan('sessionRequests', 'answer');
  const query = useQuery({ ...openRequestsQuery, enabled: may });
  const replyTo = useReplyTo();
  useLiveRequests();
  if (!may) return null;
  if (query.isPending) return <Waiting />;
  const requests = query.data ?? [];
  if (requests.length === 0 && !query.error) return null;
  return (
    <SectionCard title={sessionRequestTexts.title} id="session-requests">
      {!query.data && <QueryFailure query={query} />}
      <RequestList requests={requests} onAnswer={replyTo} />
    </SectionCard>
  );
};
