import { LineIcon } from '../../../ui/icons/LineIcon.tsx';
import type { Child } from './entry.ts';
import { practiseLabels } from './labels.ts';
import styles from './page.module.css';
import { PATHS } from './paths.ts';

type ChipProps = {
  icon: 'place' | 'person';
  label: string;
  value: string;
  options: readonly { id: string; text: string }[];
  onChange: (id: string) => void;
};

/** The browser's own list, drawn as a chip: it works with every finger, keyboard and screen reader. */
const Chip = ({ icon, label, value, options, onChange }: ChipProps) => (
  <span className={styles['chip']}>
    <LineIcon path={PATHS[icon]} size={18} />
    <span className={styles['chosen']} aria-hidden="true">
      {options.find(({ id }) => id === value)?.text}
    </span>
    <select aria-label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {options.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
    <LineIcon path={PATHS.down} size={18} />
  </span>
);

export type Place = { _id: string; name: string };
type Props = {
  child: Child;
  places: readonly Place[];
  place: string;
  person: string;
  onPlace: (id: string) => void;
  onPerson: (id: string) => void;
};

export const Chips = ({ child, places, place, person, onPlace, onPerson }: Props) => (
  <div className={styles['chips']}>
    <Chip
      icon="place"
      label={practiseLabels.place}
      value={place}
      options={places.map(({ _id, name }) => ({ id: _id, text: name }))}
      onChange={onPlace}
    />
    <Chip
      icon="person"
      label={practiseLabels.person}
      value={person}
      options={child.people.map(({ _id, firstName }) => ({ id: _id, text: practiseLabels.withPerson(firstName) }))}
      onChange={onPerson}
    />
  </div>
);
