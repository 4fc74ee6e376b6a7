import { Link, useParams } from '../../kernel/router.ts';
import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { pathTexts } from '@amberway/contract/path/texts';
import { SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ButtonLink } from '../../ui/kit/Button.tsx';
import { ChildGate } from '../../ui/people/ChildGate.tsx';
import { laddersPath } from '../gas/public.ts';
import { Programme } from './Programme.tsx';
import { WhoseProgramme } from './WhoseProgramme.tsx';

const plain = (name: string) => name.trim().toLocaleLowerCase();

/** /dashboard/myprogram, and /dashboard/myprogram/{goalName} with that outcome alone. */
export const ProgrammeScreen = () => {
  const me = useMe();
  const { role } = me;
  // Staff have the staircase of each outcome.
  const family = seesAsFamily(me);
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
          actions={
            <>
              <ButtonLink to={laddersPath(member._id)} icon={<Icon name="target" size={18} />} data-screen-only>
                {SCREENS.ladders.title}
              </ButtonLink>
              {family && (
                <ButtonLink
                  to={`${SCREENS.path.path}?${MEMBER_PARAM}=${member._id}`}
                  icon={<Icon name="flag" size={18} />}
                  data-screen-only
                >
                  {pathTexts.see}
                </ButtonLink>
              )}
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
