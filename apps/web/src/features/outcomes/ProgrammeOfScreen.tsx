import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from '../../kernel/router.ts';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { screenTitle } from '@amberway/contract/shell/routes';
import { parsePerson, personPath } from '../../kernel/person-segment.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { userQuery } from '../../kernel/queries/user.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { Programme } from './Programme.tsx';
import { WhoseProgramme } from './WhoseProgramme.tsx';

/** /dashboard/myprogram/customer{id}: the programme of one of a family's children. */
export const ProgrammeOfScreen = () => {
  const { role, _id: own } = useMe();
  const id = parsePerson(useParams()['goalName'])?.id ?? '';
  const [params, setParams] = useSearchParams();
  const family = useQuery(userQuery(id));
  const title = screenTitle('programOf', role);
  if (family.isPending) return <ScreenSkeleton />;
  if (!family.data) {
    return (
      <>
        <PageHeading title={title} />
        <QueryFailure query={family} />
      </>
    );
  }
  const { members } = family.data;
  const child = members.find(({ _id }) => _id === params.get(MEMBER_PARAM)) ?? members[0];
  const page =
    own === id ? fullName(family.data) : <Link to={personPath('customer', id)}>{fullName(family.data)}</Link>;
  if (!child) {
    return (
      <>
        <PageHeading title={title}>{page}</PageHeading>
        <EmptyState title={dashboardTexts.noMembers} />
      </>
    );
  }
  return (
    <Programme
      key={child._id}
      title={title}
      memberId={child._id}
      lead={
        <>
          <WhoseProgramme
            child={child}
            siblings={members}
            onSelect={(next) =>
              setParams((now) => {
                now.set(MEMBER_PARAM, next);
                return now;
              })
            }
          />
          {page}
        </>
      }
    />
  );
};
