import type { AccessPerson, Privacy } from '@amberway/contract/privacy/schemas';
import { updateSkill } from '@amberway/contract/skills/endpoints';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { saidTime } from '../../ui/said-dates.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useAction } from '../../ui/use-action.ts';
import { labels } from './labels.ts';
import styles from './privacy.module.css';
import { PRIVACY_SLICE } from './queries.ts';

const ROLES = { manager: () => labels.manager, clinician: labels.clinician };
type Role = keyof typeof ROLES;
const isRole = (why: AccessPerson['why']): why is Role => why in ROLES;

/** The lines of one person: what they are for the family, then the teams of skills and covers one by one. */
const byPerson = (people: readonly AccessPerson[]) =>
  [...new Map(people.map(({ person }) => [person._id, person])).values()].map((person) => {
    const lines = people.filter((line) => line.person._id === person._id);
    return {
      person,
      roles: lines.flatMap(({ why, child }) => (isRole(why) ? [ROLES[why](child ?? '')] : [])),
      others: lines.filter(({ why }) => !isRole(why)),
    };
  });

const whyOf = ({ why, child, skill }: AccessPerson): string =>
  why === 'team' ? labels.team(skill?.name ?? '', child ?? '') : labels.cover;

type Row = { line: AccessPerson; people: readonly AccessPerson[] };

/** Takes one person out of the team; the others stay. */
const EndTeam = ({ line: { person, skill }, people }: Row) => {
  const ask = useQuestion();
  const end = useAction(updateSkill, { invalidates: [PRIVACY_SLICE] });
  if (!skill) return null;
  const others = people.filter((one) => one.skill?._id === skill._id && one.person._id !== person._id);
  const confirm = () =>
    ask({
      question: labels.endTeamQuestion(fullName(person)),
      details: labels.endTeamDetails,
      danger: true,
      onClosed: (yes) =>
        yes && void end.run({ params: { id: skill._id }, body: { teamMember: others.map((one) => one.person._id) } }),
    });
  return (
    <Button danger busy={end.busy} aria-label={labels.endTeamOf(fullName(person), skill.name)} onClick={confirm}>
      {labels.endTeam}
    </Button>
  );
};

type Props = { privacy: Privacy; zone: string | null; /** Viewed by the family itself. */ own: boolean };

/** Everybody who can see the record at this moment, and why. */
export const People = ({ privacy: { people }, zone, own }: Props) => (
  <SectionCard title={labels.peopleTitle}>
    {people.length === 0 && <p>{labels.nobodyNow}</p>}
    <ul className={styles['people']}>
      {byPerson(people).map(({ person, roles, others }) => (
        <li key={person._id}>
          <strong>{fullName(person)}</strong>
          {roles.length > 0 && <p>{labels.seesAll(roles)}</p>}
          {others.map((line) => (
            <div key={`${line.why}${line.skill?._id}`}>
              <p>
                {whyOf(line)}
                {line.until && `, ${labels.seesUntil((own ? saidTime : formatDateTime)(line.until, zone))}`}
              </p>
              {!own && line.why === 'team' && <EndTeam line={line} people={people} />}
            </div>
          ))}
        </li>
      ))}
    </ul>
    {people.length > 0 && <p>{labels.peopleNote}</p>}
  </SectionCard>
);
