import { lastingName } from '@amberway/contract/auth/access-names';
import type { LinkOwner } from '@amberway/contract/auth/schemas';
import { Field } from '../../../ui/form/Field.tsx';
import { Checkbox } from '../../../ui/kit/Checkbox.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { saidDay } from '../../../ui/said-dates.ts';
import { labels } from '../labels.ts';
import styles from './Lasting.module.css';
import { waysOf } from './proof.ts';

type Props = {
  owner: LinkOwner;
  stays: string[];
  onStays: (keys: string[]) => void;
  /** Whether the link sets the password only with a proof. */
  needed: boolean;
  error: string | undefined;
};

/** Nobody is signed in, so the clock is that of the browser. */
const dayOf = (instant: string) => saidDay(instant, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** What ends with a mailed password: each can stay, with a proof by one of them. */
export const Lasting = ({ owner, stays, onStays, needed, error }: Props) => {
  const ways = waysOf(owner);
  const { needsProof } = owner;
  return (
    <>
      <fieldset className={styles['lasting']}>
        <legend>{needsProof ? labels.secondTitle : labels.lastingTitle}</legend>
        <p>{needsProof ? labels.secondHint : labels.lastingHint}</p>
        {owner.lasting.map((one) => (
          <Checkbox
            key={one.key}
            checked={stays.includes(one.key)}
            onChange={({ target }) =>
              onStays(target.checked ? [...stays, one.key] : stays.filter((key) => key !== one.key))
            }
          >
            <strong>{lastingName(one)}</strong>
            <small>{labels.added(dayOf(one.addedAt))}</small>
          </Checkbox>
        ))}
      </fieldset>
      {needed && ways.code ? (
        <Field label={labels.proofCode} hint={ways.passkey ? labels.proofOr : undefined} error={error} steady>
          <Input
            size="large"
            name="code"
            type="text"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      ) : null}
      {needed && ways.passkey && !ways.code ? <p className={styles['next']}>{labels.proofPasskey}</p> : null}
      {needsProof ? <p className={styles['next']}>{labels.proofLost}</p> : null}
    </>
  );
};
