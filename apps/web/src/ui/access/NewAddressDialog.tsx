import { useState } from 'react';
import type { AccessCounts, AccountAccess } from '@amberway/contract/kernel/account-access';
import { Checkbox } from '../kit/Checkbox.tsx';
import { Dialog, DialogButtons } from '../kit/Dialog.tsx';
import { AccessChoice, allOf } from './AccessList.tsx';
import styles from './AccessList.module.css';
import { countsSentence, labels } from './labels.ts';

/** What is decided about the rest of an account that gets another address. */
export type Rest = { stays?: string[]; endPassword?: boolean };

type Props = {
  email: string;
  /** Of one's own account each by name, of another one the counts. */
  access: { own: AccountAccess } | { counts: AccessCounts };
  /** Undefined: the address stays as it is. */
  onDecide: (rest: Rest | undefined) => void;
};

/** Before an account gets another e-mail address: what ends with it, and what the person decides. */
export const NewAddressDialog = ({ email, access, onDecide }: Props) => {
  const [rest, setRest] = useState<Rest>('own' in access ? { stays: allOf(access.own) } : { endPassword: false });
  const ends = 'counts' in access ? countsSentence(access.counts) : null;
  return (
    <Dialog
      open
      title={labels.addressTitle}
      about={email}
      onClose={() => onDecide(undefined)}
      footer={
        <DialogButtons confirm={labels.change} onConfirm={() => onDecide(rest)} onCancel={() => onDecide(undefined)} />
      }
    >
      {'own' in access ? (
        <>
          <p>{labels.ownAddress}</p>
          <AccessChoice access={access.own} onStays={(stays) => setRest({ stays })} />
        </>
      ) : (
        <div className={styles['access']}>
          <p>
            {`${labels.addressEnds} ${ends ? `${ends} ` : ''}${rest.endPassword ? '' : labels.onlyPassword}`.trim()}
          </p>
          <Checkbox
            className={styles['one']}
            checked={rest.endPassword ?? false}
            onChange={({ target }) => setRest({ endPassword: target.checked })}
          >
            {labels.endPassword}
            <small>{labels.endPasswordHint}</small>
          </Checkbox>
        </div>
      )}
    </Dialog>
  );
};
