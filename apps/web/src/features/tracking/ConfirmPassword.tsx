import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { confirmSession } from '@amberway/contract/auth/endpoints';
import { authTexts } from '@amberway/contract/auth/texts';
import { ApiError, messageOf } from '../../kernel/api-error.ts';
import { call } from '../../kernel/api.ts';
import { useMe } from '../../kernel/queries/me.ts';
import styles from './tracking.module.css';

type Props = { onConfirmed: () => void; onCancel: () => void };

/** The password again: what is stored here runs in the browsers of others. */
export const ConfirmPassword = ({ onConfirmed, onCancel }: Props) => {
  const id = useId();
  const { email } = useMe();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (password === '') return setFault(authTexts.inputPassword);
    setBusy(true);
    try {
      await call(confirmSession, { body: { password } });
      return onConfirmed();
    } catch (error) {
      const said = error instanceof ApiError ? error.errors['password'] : undefined;
      return setFault(said ?? messageOf(error, authTexts.noResponse));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title="Confirm your password"
      okText="Confirm password"
      confirmLoading={busy}
      onOk={() => void confirm()}
      onCancel={onCancel}
    >
      <form
        className={styles['confirm']}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <p>The tracking code runs in other people’s browsers. Please type your password once more to change it.</p>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <label htmlFor={id}>Password</label>
        <Input.Password
          id={id}
          autoFocus
          autoComplete="current-password"
          value={password}
          status={fault ? 'error' : ''}
          aria-invalid={fault !== null}
          onChange={(event) => setPassword(event.target.value)}
        />
        {fault && (
          <p role="alert" className={styles['fault']}>
            {fault}
          </p>
        )}
      </form>
    </Modal>
  );
};
