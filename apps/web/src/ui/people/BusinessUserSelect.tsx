import { useMemo, useState } from 'react';
import type { PersonSummary } from '@amberway/contract/users/schemas';
import { Avatar, type Person } from '../Avatar.tsx';
import { useRegisterNames } from '../form/form-context.ts';
import { fullName } from './full-name.ts';
import styles from './BusinessUserSelect.module.css';
import { useBusinessUserSearch } from './use-business-user-search.ts';
import { Select } from '../select/Select.tsx';

type Known = Person & { _id: string; email: string };
type Props = {
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  /** The chosen person, for a text that names them. */
  onPerson?: (person: Known & PersonSummary) => void;
  /** The person already stored in the record. */
  known?: Known | null | undefined;
  placeholder?: string;
  autoFocus?: boolean;
  defaultOpen?: boolean;
  disabled?: boolean;
  /** To choose a success manager: those who usually are one are listed first. */
  managersFirst?: boolean;
};

const NOBODY: readonly Known[] = [];

const personOption = (person: Known) => (
  <span className={styles['person']}>
    <Avatar person={person} size={26} />
    <span>
      {fullName(person)}
      <small>{person.email}</small>
    </span>
  </span>
);

/** A business user, found by name or email while typing. */
export const BusinessUserSelect = ({
  value,
  onChange,
  onPerson,
  known,
  placeholder = 'Search by name or email',
  managersFirst,
  ...rest
}: Props) => {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Known | null>(null);
  const found = useBusinessUserSearch(search, { managersFirst });
  // The selected person stays labelled while the search shows others.
  const people: readonly Known[] = found.data ?? NOBODY;
  useRegisterNames(
    useMemo(
      () => [chosen, known, ...people].flatMap((one) => (one ? [{ _id: one._id, name: fullName(one) }] : [])),
      [chosen, known, people],
    ),
  );
  const current = [chosen, known, ...people].find((person) => person?._id === value);
  const others = current && !search && !people.some(({ _id }) => _id === value) ? [current, ...people] : people;
  return (
    <Select
      {...rest}
      clearable
      onSearch={setSearch}
      loading={found.searching}
      value={value}
      shownAs={current ? fullName(current) : '…'}
      placeholder={placeholder}
      none={found.isPending ? 'Searching…' : 'Nobody found'}
      onChange={(next) => {
        const person = found.data?.find(({ _id }) => _id === next);
        setChosen(person ?? null);
        if (person) onPerson?.(person);
        setSearch('');
        onChange?.(next);
      }}
      options={others.map((person) => ({ value: person._id, label: fullName(person), person }))}
      renderOption={({ person }) => personOption(person)}
    />
  );
};
