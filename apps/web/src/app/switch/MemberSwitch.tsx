import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from '../../kernel/router.ts';
import { memberTexts } from '@amberway/contract/members/texts';
import { safeRedirect } from '@amberway/contract/shell/redirects';
import { isPassing } from '../../kernel/api-error.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM, memberQuery, useChooseMember } from '../../kernel/queries/selected-member.ts';
import { OtherFamily } from './OtherFamily.tsx';
import { SwitchFailure } from './SwitchFailure.tsx';
import { Switching } from './Switching.tsx';

const WAITING = 'Opening the child’s page…';

const withMember = (target: string, id: string): string => {
  const url = new URL(target, window.location.origin);
  url.searchParams.set(MEMBER_PARAM, id);
  return `${url.pathname}${url.search}${url.hash}`;
};

/**
 * Redirects once per visit. The next screen may still be loading when the user visits another switch URL with the
 * same target: this component is then still mounted, and only the location tells the visits apart.
 */
const Selected = ({ id, target }: { id: string; target: string }) => {
  const location = useLocation();
  const navigate = useNavigate();
  const choose = useChooseMember();
  useEffect(() => {
    choose(id);
    navigate(withMember(target, id), { replace: true });
  }, [location, navigate, choose, id, target]);
  return <Switching text={WAITING} />;
};

/** /dashboard/member/{memberId}?redirect= selects a child and redirects. The server decides on other children. */
export const MemberSwitch = () => {
  const { memberId = '' } = useParams();
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const me = useMe();
  const own = me.members.some((m) => m._id === memberId);
  const found = useQuery({ ...memberQuery(memberId), enabled: !own && !me.actor });

  if (own || found.data) return <Selected id={memberId} target={safeRedirect(search.get('redirect'))} />;
  if (me.actor) return <OtherFamily to={`${pathname}${query}`} />;
  if (found.error) {
    const title = isPassing(found.error) ? 'We could not open this page' : memberTexts.memberNotFound;
    return <SwitchFailure title={title} error={found.error} onRetry={() => void found.refetch()} />;
  }
  return <Switching text={WAITING} />;
};
