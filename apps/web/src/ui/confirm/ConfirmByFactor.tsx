import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { confirmSession } from '@amberway/contract/auth/endpoints';
import { passkeyOptionsOfAccount } from '@amberway/contract/auth/factor-endpoints';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import { authTexts } from '@amberway/contract/auth/texts';
import type { BodyOf } from '@amberway/contract/kernel/endpoint';
import { ApiError, messageOf } from '../../kernel/api-error.ts';
import { call } from '../../kernel/api.ts';
import { getPasskey, hasPasskeys, isNumericHost, PasskeyCancelled } from '../../kernel/passkey.ts';
import { factorsQuery } from '../../kernel/queries/factors.ts';
import { Field } from '../form/Field.tsx';
import { Alert } from '../kit/Alert.tsx';
import { Button } from '../kit/Button.tsx';
import { Dialog, DialogButtons } from '../kit/Dialog.tsx';
import { Input } from '../kit/Input.tsx';
import { QueryPlaceholder } from '../QueryPlaceholder.tsx';
import { useAction, useWork } from '../use-action.ts';
import styles from './confirm-password.module.css';

type Props = { /** Why it is required. */ why: string; onConfirmed: () => void; onCancel: () => void };

const sentence = (error: unknown) =>
  (error instanceof ApiError ? Object.values(error.errors)[0] : undefined) ?? messageOf(error, authTexts.noResponse);

/** Asks for the passkey or a code of somebody who has one, so that a stolen password confirms nothing. */
export const ConfirmByFactor = ({ why, onConfirmed, onCancel }: Props) => {
  const id = useId();
  const factors = useQuery(factorsQuery);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const failed = (error: unknown) => {
    if (!(error instanceof PasskeyCancelled)) setProblem(sentence(error));
  };
  const confirm = useAction(confirmSession, { done: onConfirmed, failed });
  const passkey = useWork(
    async () => {
      const { data } = await call(passkeyOptionsOfAccount, { body: { purpose: 'confirm' } });
      if (!data.confirm) throw new Error(factorTexts.noPasskeysHere);
      const body: BodyOf<typeof confirmSession> = { passkey: await getPasskey(data.confirm) };
      return call(confirmSession, { body });
    },
    { done: () => onConfirmed(), failed },
  );
  const ways = factors.data?.confirmBy ?? [];
  const canPasskey = ways.includes('passkey') && hasPasskeys() && !isNumericHost();
  const canCode = ways.includes('totp');
  const isAlone = factors.data !== undefined && !canPasskey && !canCode;
  return (
    <Dialog
      open
      title="Confirm that it is you"
      onClose={onCancel}
      footer={
        canCode ? (
          <DialogButtons confirm="Confirm" busy={confirm.busy} onCancel={onCancel} form={id} />
        ) : (
          <Button onClick={onCancel}>Cancel</Button>
        )
      }
    >
      <p className={styles['why']}>{why}</p>
      <QueryPlaceholder query={factors} lines={2} />
      {problem !== undefined && <Alert tone="danger" role="alert" title={problem} className={styles['why']} />}
      {canPasskey && (
        <Button
          variant={canCode ? 'outline' : 'primary'}
          wide
          autoFocus
          busy={passkey.busy}
          onClick={() => {
            setProblem(undefined);
            void passkey.run();
          }}
        >
          Use your passkey
        </Button>
      )}
      {canCode && (
        <form
          id={id}
          noValidate
          className={styles['code']}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = code.replaceAll(/\s/g, '');
            if (!/^\d{6}$/.test(typed)) setProblem(factorTexts.inputCode);
            else void confirm.run({ body: { code: typed } });
          }}
        >
          <Field label="Code from your app">
            <Input
              autoFocus={!canPasskey}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => {
                setProblem(undefined);
                setCode(event.target.value);
              }}
            />
          </Field>
        </form>
      )}
      {isAlone && <Alert tone="info" title={factorTexts.noPasskeysHere} />}
    </Dialog>
  );
};
