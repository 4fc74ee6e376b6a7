import { DAY } from '@amberway/contract/kernel/limits';
import { listed } from '@amberway/contract/kernel/listed';
import type { Allocation } from '@amberway/contract/users/allocation';
import { ageOn } from '../../../ui/people/age.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { useNow } from '../../../ui/use-now.ts';
import styles from './allocate.module.css';
import { placeOf } from './free-text.ts';

export const childText = ({ firstName, dob }: Allocation['children'][number], today: string): string => {
  const age = dob ? ageOn(dob, today) : null;
  return age === null ? firstName : `${firstName}, ${age}`;
};

const daysText = (days: number) => (days === 0 ? 'since today' : days === 1 ? 'for a day' : `for ${days} days`);

/** Who the family is, and with whom it works until now. */
export const FamilyLine = ({ data: { family, children } }: { data: Allocation }) => {
  const now = useNow();
  const today = new Date(now).toISOString().slice(0, 10);
  const waited = Math.max(0, Math.floor((now - Date.parse(family.createdAt)) / DAY));
  const clinicians = [...new Set(children.flatMap(({ clinician }) => (clinician ? [fullName(clinician)] : [])))];
  const waits = family.userStatus === 'Awaiting';
  const facts = [
    listed(children.map((child) => childText(child, today))),
    placeOf(family.timeZone),
    family.languages.join(', '),
    waits ? `waiting ${daysText(waited)}` : clinicians.length > 0 && `now with ${listed(clinicians)}`,
  ];
  return <p className={styles['family']}>{facts.filter(Boolean).join(' · ')}</p>;
};
