import { Link, useParams } from 'react-router';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { useSelectedMember } from '../../kernel/queries/selected-member.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { ChildChoice } from './ChildChoice.tsx';
import { Programme } from './Programme.tsx';

const plain = (name: string) => name.trim().toLocaleLowerCase();

/** /dashboard/myprogram, and /dashboard/myprogram/{goalName} with that outcome alone. */
export const ProgrammeScreen = () => {
  const { role } = useMe();
  const { goalName } = useParams();
  const { member, members, select, loading, error, notFound } = useSelectedMember();
  const title = screenTitle('program', role);
  if (loading) return <ScreenSkeleton />;
  if (!member) {
    const family = role === 'Customer' || role === 'BusinessAccesCustomer';
    return (
      <>
        <PageHeading title={title} />
        {error && !notFound ? (
          <LoadFailure error={error} />
        ) : (
          <EmptyState
            title={notFound ?? (family ? dashboardTexts.noMembers : 'No child is chosen')}
            action={
              !family && (
                <Link to={SCREENS.usersExpand.path}>
                  {role === 'BusinessUser' ? 'Choose a client' : 'Choose a child'}
                </Link>
              )
            }
          >
            {!family && 'A programme belongs to a child: choose whose to see.'}
          </EmptyState>
        )}
      </>
    );
  }
  const lead = <ChildChoice child={member} siblings={members} onSelect={select} />;
  if (!goalName) return <Programme key={member._id} title={title} memberId={member._id} lead={lead} />;
  const whole = <Link to={SCREENS.program.path}>Show the whole programme</Link>;
  return (
    <Programme
      key={member._id}
      title={title}
      memberId={member._id}
      lead={
        <>
          {lead}
          {whole}
        </>
      }
      keep={({ name }) => plain(name) === plain(goalName)}
      noneKept={
        <EmptyState title="There is no such outcome" action={whole}>
          {`${member.firstName} has no outcome called “${goalName}”. It may have been renamed.`}
        </EmptyState>
      }
    />
  );
};
