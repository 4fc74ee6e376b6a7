import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { isStaff } from '@amberway/contract/kernel/roles';
import { mayOpen } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { type SelectedMember, siblingsQuery, useSelectedMember } from '../../kernel/queries/selected-member.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Waiting } from '../kit/Waiting.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { ScreenSkeleton } from '../ScreenSkeleton.tsx';
import { ChildSwitchContext } from './child-switch.ts';
import { ChildHead } from './ChildHead.tsx';
import { ChooseChild } from './ChooseChild.tsx';
import { ForeignChild } from './ForeignChild.tsx';

type Chosen = Omit<SelectedMember, 'member'> & { member: MemberSummary };

/** The child with its siblings. A family has them in `user/me`; for staff they are loaded. */
const Family = ({ chosen, children }: { chosen: Chosen; children: Props['children'] }) => {
  const { parent, _id } = chosen.member;
  const own = chosen.members.some((child) => child._id === _id);
  const { data = [chosen.member], isLoading } = useQuery({ ...siblingsQuery(parent), enabled: !own });
  const { member, members } = chosen;
  // A family knows whose page it is from the switcher in its heading.
  const staff = isStaff(useMe());
  const choice = useMemo(
    () => (own && members.length > 1 ? { child: member, siblings: members } : null),
    [own, member, members],
  );
  return (
    <ChildSwitchContext value={choice}>
      {/* The selector of a sibling may take a line of its own. */}
      {isLoading && <Waiting />}
      {staff && <ChildHead child={member} ofPage />}
      {children(own ? chosen : { ...chosen, members: data })}
    </ChildSwitchContext>
  );
};

type Props = {
  title: string;
  /** 'Files belong to a child: choose whose to see.' */
  why: string;
  children: (chosen: Chosen) => ReactNode;
};

/** A page about one child: renders for the selected one, or says how to select one. */
export const ChildGate = ({ title, why, children }: Props) => {
  const { role } = useMe();
  const selected = useSelectedMember();
  const { member, loading, error, retry, notFound } = selected;
  if (member) return <Family chosen={{ ...selected, member }}>{children}</Family>;
  if (loading) return <ScreenSkeleton />;
  const staff = mayOpen('members', role);
  return (
    <>
      <PageHeading title={title} />
      {error && !notFound ? (
        <LoadFailure error={error} onRetry={retry.again} busy={retry.busy} />
      ) : notFound && !staff ? (
        <ForeignChild title={notFound} />
      ) : staff ? (
        <ChooseChild {...(notFound && { title: notFound })} why={why} onSelect={selected.select} />
      ) : (
        <EmptyState title={dashboardTexts.noMembers} />
      )}
    </>
  );
};
