import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailRecipient } from '@amberway/contract/client-mail/schemas';
import { useDebounced } from '../../ui/use-debounced.ts';
import { fullName } from '../../ui/people/full-name.ts';
import styles from './client-mail.module.css';
import { recipientsQuery } from './queries.ts';
import { labels } from './labels.ts';
import { Select } from '../../ui/select/Select.tsx';

type Props = {
  id: string;
  value: MailRecipient | null;
  onChange: (recipient: MailRecipient | null) => void;
  invalid: boolean;
  describedBy: string | undefined;
};

const clientLine = (one: MailRecipient) => (
  <span className={styles['client']}>
    <strong>{fullName(one)}</strong>
    <span>
      {one.email}
      {one.members.length > 0 && ` · ${one.members.map(({ firstName }) => firstName).join(', ')}`}
    </span>
  </span>
);

/** One of the clients the sender may write to, searched by name, e-mail or child. */
export const RecipientSelect = ({ id, value, onChange, invalid, describedBy }: Props) => {
  const [search, setSearch] = useState('');
  const debounced = useDebounced(search, 300);
  const found = useQuery(recipientsQuery(debounced));
  const { data = [] } = found;
  const searching = found.isFetching || debounced !== search;
  const known = value && !data.some(({ _id }) => _id === value._id) ? [value, ...data] : data;
  return (
    <Select
      id={id}
      className={styles['wide']}
      onSearch={setSearch}
      // The recipient is the first field of the mail, so it gets the focus, also when it arrives after the dialog.
      autoFocus
      clearable
      loading={searching}
      placeholder={labels.searchClient}
      none={searching ? null : labels.none}
      value={value?._id}
      onChange={(chosen) => onChange(known.find(({ _id }) => _id === chosen) ?? null)}
      options={known.map((one) => ({ value: one._id, label: `${fullName(one)} <${one.email}>`, one }))}
      renderOption={({ one }) => clientLine(one)}
      aria-required
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    />
  );
};
