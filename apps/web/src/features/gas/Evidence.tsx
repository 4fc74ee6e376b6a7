import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GAS_EVIDENCE_MAX, type GasEvidenceKind } from '@amberway/contract/gas/limits';
import { isShownToFamily } from '@amberway/contract/activity-notes/status';
import { Button } from '../../ui/kit/Button.tsx';
import { Checkbox } from '../../ui/kit/Checkbox.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import styles from './gas.module.css';
import { gasLabels } from './labels.ts';
import { latestNotesQuery, outcomesOfQuery } from './queries.ts';

type Chosen = { kind: GasEvidenceKind; id: string };
type Props = { member: string; outcome: string; value: Chosen[]; onChange: (value: Chosen[]) => void };

const Choices = ({ member, outcome, value, onChange }: Props) => {
  const notes = useQuery(latestNotesQuery(member));
  const outcomes = useQuery(outcomesOfQuery(member));
  if (!notes.data || !outcomes.data)
    return notes.error || outcomes.error ? <QueryFailure query={notes.error ? notes : outcomes} /> : null;
  const skills = outcomes.data.find(({ _id }) => _id === outcome)?.skills ?? [];
  const options = [
    // Only what the family can read: it sees what the rating rests on.
    ...notes.data
      .filter(({ status }) => isShownToFamily(status))
      .map(({ _id, title }) => ({ kind: 'note' as const, id: _id, title })),
    ...skills.map(({ _id, name }) => ({ kind: 'skill' as const, id: _id, title: name })),
    ...skills
      .flatMap(({ tasks }) => tasks)
      .filter(({ isCompleted }) => isCompleted)
      .map(({ _id, name }) => ({ kind: 'task' as const, id: _id, title: name })),
  ];
  const isChosen = (id: string) => value.some((one) => one.id === id);
  return (
    <fieldset className={styles['evidence']}>
      <legend>{gasLabels.rests}</legend>
      {options.map(({ kind, id, title }) => (
        <Checkbox
          key={id}
          checked={isChosen(id)}
          disabled={!isChosen(id) && value.length >= GAS_EVIDENCE_MAX}
          onChange={(event) =>
            onChange(event.target.checked ? [...value, { kind, id }] : value.filter((one) => one.id !== id))
          }
        >
          {title} <span className={styles['quiet']}>{gasLabels.evidenceKinds[kind]}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
};

/** The notes, skills and ticked tasks that a rating rests on, loaded when somebody wants to add some. */
export const Evidence = (props: Props) => {
  const [isOpen, setOpen] = useState(props.value.length > 0);
  return isOpen ? (
    <Choices {...props} />
  ) : (
    <Button variant="text" className={styles['flush']} onClick={() => setOpen(true)}>
      {gasLabels.restsShow}
    </Button>
  );
};
