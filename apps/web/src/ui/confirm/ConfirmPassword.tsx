import { Input, type InputRef, Modal } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { confirmSession } from '@amberway/contract/auth/endpoints';
import { authTexts } from '@amberway/contract/auth/texts';
import { ApiError, messageOf } from '../../kernel/api-error.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { focusLost } from '../focus-lost.ts';
import { useAction } from '../use-action.ts';
import styles from './confirm-password.module.css';

type Props = { /** Why it is required. */ why: string; onConfirmed: () => void; onCancel: () => void };

/** Asks for the password again, so that an unlocked screen is not enough. */
export const ConfirmPassword = ({ why, onConfirmed, onCancel }: Props) => {
  const id = useId();
  const field = useRef<InputRef>(null);
  const { email, actor } = useMe();
  // The dialog is unmounted instead of closed, so Ant Design does not return the focus.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      focusLost();
    },
    [before],
  );
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { run, busy } = useAction(confirmSession, {
    done: onConfirmed,
    failed: (error) => {
      const said = error instanceof ApiError ? error.errors['password'] : undefined;
      setProblem(said ?? messageOf(error, authTexts.noResponse));
    },
  });
  return (
    <Modal
      open
      title="Confirm your password"
      okText="Confirm password"
      confirmLoading={busy}
      okButtonProps={{ htmlType: 'submit', form: `${id}-form` }}
      onCancel={onCancel}
      // Also above another dialog, which would otherwise keep the focus.
      afterOpenChange={(open) => open && field.current?.focus()}
    >
      <form
        id={`${id}-form`}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (password === '') setProblem(authTexts.inputPassword);
          else void run({ body: { password } });
        }}
      >
        <p>{why}</p>
        {/* For password managers; in a family's view it is the staff member's own password. */}
        {!actor && <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />}
        <label htmlFor={id}>Password</label>
        <Input.Password
          id={id}
          ref={field}
          autoComplete="current-password"
          value={password}
          status={problem ? 'error' : ''}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        {problem && (
          <p id={`${id}-problem`} role="alert" className={styles['problem']}>
            {problem}
          </p>
        )}
      </form>
    </Modal>
  );
};
