import { useId } from 'react';
import type { Allocation, AllocationCoach } from '@amberway/contract/users/allocation';
import { Avatar } from '../../../ui/Avatar.tsx';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { useNow } from '../../../ui/use-now.ts';
import styles from './allocate.module.css';
import { freeText, zoneText } from './free-text.ts';

/** Fewer are seen at a glance. */
const WORTH_SEARCHING = 8;

type Props = {
  data: Allocation;
  value: string | null;
  onChange: (id: string) => void;
  search: string;
  onSearch: (text: string) => void;
  searching: boolean;
};

const isFull = ({ children, capacity }: AllocationCoach) => capacity !== null && children >= capacity;

const Load = ({ coach }: { coach: AllocationCoach }) => {
  const { children, capacity } = coach;
  const full = isFull(coach);
  const share = capacity ? Math.min(100, Math.round((children / capacity) * 100)) : full ? 100 : 0;
  return (
    <span className={styles['load']} data-full={full || undefined}>
      <span>
        <strong>{capacity === null ? children : `${children} of ${capacity}`}</strong>
        <small>{full ? 'full' : 'children'}</small>
      </span>
      <span className={styles['bar']} aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </span>
    </span>
  );
};

/** Coaches to choose from, those with room first. */
export const CoachRows = ({ data, value, onChange, search, onSearch, searching }: Props) => {
  const { family, coaches, coachCount, freeUntil } = data;
  const name = useId();
  const now = useNow();
  const zone = family.timeZone;
  return (
    <fieldset className={styles['coaches']} aria-busy={searching}>
      <legend className="visually-hidden">Coach</legend>
      <p className={styles['head']}>
        <strong aria-hidden="true">Coach</strong>
        <span className={styles['aside']}>{`Next free hours, in ${family.firstName}’s time`}</span>
      </p>
      {(coachCount > WORTH_SEARCHING || search) && (
        <SearchInput value={search} onChange={onSearch} placeholder="Search coaches" compact />
      )}
      <div className={styles['rows']}>
        {coaches.map((coach) => (
          <label key={coach._id} className={styles['row']} data-full={isFull(coach) || undefined}>
            <input
              type="radio"
              name={name}
              checked={coach._id === value}
              // The dialog focuses it, not the first row: arrow keys go on from there.
              data-autofocus={coach._id === value || undefined}
              onChange={() => onChange(coach._id)}
            />
            <Avatar person={coach} size={32} />
            <span className={styles['two']}>
              <strong>{fullName(coach)}</strong>
              <small>{coach.languages.join(', ')}</small>
            </span>
            <Load coach={coach} />
            <span className={styles['two']}>
              <strong>{freeText(coach.free, freeUntil, zone)}</strong>
              <small>{zoneText(coach.timeZone, zone, now)}</small>
            </span>
          </label>
        ))}
        {coaches.length === 0 && <p className={styles['none']}>No active coach is called that.</p>}
      </div>
      {coaches.length < coachCount && (
        <p className={styles['aside']}>{`${coaches.length} of ${coachCount} coaches. Search for the others.`}</p>
      )}
    </fieldset>
  );
};
