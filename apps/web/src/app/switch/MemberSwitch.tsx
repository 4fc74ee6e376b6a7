import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { safeRedirect } from '@amberway/contract/shell/redirects';
import { isPassing } from '../../kernel/api-error.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM, memberQuery } from '../../kernel/queries/selected-member.ts';
import { write } from '../../kernel/session/storage.ts';
import { SwitchFailure } from './SwitchFailure.tsx';
import { Switching } from './Switching.tsx';

const withMember = (target: string, id: string): string => {
  const url = new URL(target, window.location.origin);
  url.searchParams.set(MEMBER_PARAM, id);
  return `${url.pathname}${url.search}${url.hash}`;
};

const Selected = ({ id, target }: { id: string; target: string }) => {
  useEffect(() => write('selectedMember', id), [id]);
  return <Navigate to={withMember(target, id)} replace />;
};

/** /dashboard/member/{memberId}?redirect= chooses a child and goes on. The server decides about children not one's own. */
export const MemberSwitch = () => {
  const { memberId = '' } = useParams();
  const [search] = useSearchParams();
  const own = useMe().members.some((m) => m._id === memberId);
  const found = useQuery({ ...memberQuery(memberId), enabled: !own });

  if (own || found.data) return <Selected id={memberId} target={safeRedirect(search.get('redirect'))} />;
  if (found.error) {
    const title = isPassing(found.error) ? 'We could not open this page' : 'Member not found';
    return <SwitchFailure title={title} error={found.error} onRetry={() => void found.refetch()} />;
  }
  return <Switching text="Opening the child’s page…" />;
};
