import { useId, useState } from 'react';
import { confirmSession } from '@amberway/contract/auth/endpoints';
import { authTexts } from '@amberway/contract/auth/texts';
import { isStaff } from '@amberway/contract/kernel/roles';
import { ApiError, messageOf } from '../../kernel/api-error.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { usePublicSettings } from '../../kernel/settings.ts';
import { Field } from '../form/Field.tsx';
import { useAction } from '../use-action.ts';
import styles from './confirm-password.module.css';
import { PasswordInput } from '../kit/Input.tsx';
import { Dialog, DialogButtons } from '../kit/Dialog.tsx';

type Props = { /** Why it is required. */ why: string; onConfirmed: () => void; onCancel: () => void };

/** Asks for the password again, so that an unlocked screen is not enough. */
export const ConfirmPassword = ({ why, onConfirmed, onCancel }: Props) => {
  const id = useId();
  const me = useMe();
  const { email, actor } = me;
  const settings = usePublicSettings();
  const organisation = isStaff(me) && settings?.signIn.organisation;
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
    <Dialog
      open
      title="Confirm your password"
      onClose={onCancel}
      footer={<DialogButtons confirm="Confirm password" busy={busy} onCancel={onCancel} form={id} />}
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (password === '') setProblem(authTexts.inputPassword);
          else void run({ body: { password } });
        }}
      >
        <p className={styles['why']}>{why}</p>
        {/* For password managers; in a family's view it is the staff member's own password. */}
        {!actor && <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />}
        <Field label="Password" error={problem && <span role="alert">{problem}</span>}>
          <PasswordInput
            autoFocus
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {organisation && (
          <p>{`No password here? Sign out and in again with ${organisation}; that confirms it, too.`}</p>
        )}
      </form>
    </Dialog>
  );
};
