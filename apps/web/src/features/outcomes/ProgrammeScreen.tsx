import { Link, useParams } from '../../kernel/router.ts';
import { SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ChildGate } from '../../ui/people/ChildGate.tsx';
import { Programme } from './Programme.tsx';
import { WhoseProgramme } from './WhoseProgramme.tsx';

const plain = (name: string) => name.trim().toLocaleLowerCase();

/** /dashboard/myprogram, and /dashboard/myprogram/{goalName} with that outcome alone. */
export const ProgrammeScreen = () => {
  const { role } = useMe();
  const { outcomeName } = useParams();
  const title = screenTitle('program', role);
  const whole = <Link to={SCREENS.program.path}>Show the whole programme</Link>;
  return (
    <ChildGate title={title} why="A programme belongs to a child: choose whose to see.">
      {({ member, members, select }) => (
        <Programme
          key={member._id}
          title={title}
          memberId={member._id}
          lead={
            <>
              <WhoseProgramme child={member} siblings={members} onSelect={select} />
              {outcomeName && whole}
            </>
          }
          {...(outcomeName && {
            filter: ({ name }) => plain(name) === plain(outcomeName),
            noneFound: (
              <EmptyState title="There is no such outcome" action={whole}>
                {`${member.firstName} has no outcome called “${outcomeName}”. It may have been renamed.`}
              </EmptyState>
            ),
          })}
        />
      )}
    </ChildGate>
  );
};
