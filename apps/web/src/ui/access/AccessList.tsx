import { useState } from 'react';
import type { AccountAccess } from '@amberway/contract/kernel/account-access';
import { lastingName } from '@amberway/contract/auth/access-names';
import { useMe } from '../../kernel/queries/me.ts';
import { Checkbox } from '../kit/Checkbox.tsx';
import { saidDay } from '../said-dates.ts';
import styles from './AccessList.module.css';
import { endsSentence, labels } from './labels.ts';

/** The keys that stay: everything, until the reader unticks it. */
export const allOf = ({ lasting }: AccountAccess): string[] => lasting.map(({ key }) => key);

type Props = {
  access: AccountAccess;
  /** The keys that stay. What came after the reader decided is not among them. */
  stays: readonly string[];
  onStays: (keys: string[]) => void;
};

/** What opens the viewer's account, each to stay or to end. */
export const AccessList = ({ access, stays, onStays }: Props) => {
  const { timeZone } = useMe();
  const { lasting } = access;
  const ends = endsSentence(access);
  const set = (key: string, isOn: boolean) =>
    onStays(allOf(access).filter((one) => (one === key ? isOn : stays.includes(one))));
  return (
    <div className={styles['access']}>
      {lasting.length > 0 && (
        <fieldset>
          <legend>{labels.title}</legend>
          <p className={styles['hint']}>{labels.hint}</p>
          {lasting.map((one) => (
            <Checkbox
              key={one.key}
              className={styles['one']}
              checked={one.here || stays.includes(one.key)}
              disabled={one.here}
              onChange={({ target }) => set(one.key, target.checked)}
            >
              <strong>{lastingName(one)}</strong>
              <small>{`${labels.added} ${saidDay(one.addedAt, timeZone)}${one.here ? ` · ${labels.here}` : ''}`}</small>
            </Checkbox>
          ))}
        </fieldset>
      )}
      {ends !== null && <p>{ends}</p>}
    </div>
  );
};

/** The same where nobody else holds the choice. */
export const AccessChoice = ({ access, onStays }: Omit<Props, 'stays'>) => {
  const [stays, setStays] = useState(() => allOf(access));
  return (
    <AccessList
      access={access}
      stays={stays}
      onStays={(keys) => {
        setStays(keys);
        onStays(keys);
      }}
    />
  );
};
