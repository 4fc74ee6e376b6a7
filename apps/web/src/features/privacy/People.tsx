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

const whyOf = ({ why, child, skill }: AccessPerson): string => {
  switch (why) {
    case 'manager':
      return labels.manager;
    case 'clinician':
      return labels.clinician(child ?? '');
    case 'team':
      return labels.team(skill?.name ?? '', child ?? '');
    default:
      return labels.cover;
  }
};

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
      {people.map((line) => (
        <li key={`${line.person._id}${line.why}${line.child}${line.skill?._id}`}>
          <span>
            <strong>{fullName(line.person)}</strong>
            <span>
              {whyOf(line)}
              {line.until && `, ${labels.seesUntil((own ? saidTime : formatDateTime)(line.until, zone))}`}
            </span>
          </span>
          {!own && line.why === 'team' && <EndTeam line={line} people={people} />}
        </li>
      ))}
    </ul>
    {people.length > 0 && <p>{labels.peopleNote}</p>}
  </SectionCard>
);
