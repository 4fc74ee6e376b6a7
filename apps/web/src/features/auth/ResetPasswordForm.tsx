import { useNavigate } from 'react-router';
import { resetPassword } from '@amberway/contract/auth/endpoints';
import { resetPasswordForm } from '@amberway/contract/auth/forms';
import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/routes';
import { ApiError, messageOf } from '../../kernel/api-error.ts';
import { call } from '../../kernel/api.ts';
import { signOut } from '../../kernel/session/session.ts';
import { currentSession } from '../../kernel/session/state.ts';
import { Banner } from '../../ui/plain/Banner.tsx';
import { Button } from '../../ui/plain/Button.tsx';
import { PasswordField } from '../../ui/plain/PasswordField.tsx';
import { useForm } from '../../ui/plain/useForm.ts';
import styles from './auth.module.css';
import { words } from './words.ts';

type Props = { token: string; onLinkRefused: () => void };

export const ResetPasswordForm = ({ token, onLinkRefused }: Props) => {
  const navigate = useNavigate();

  const { errors, failure, dismiss, busy, formProps } = useForm({
    schema: resetPasswordForm,
    sentence: (error) => messageOf(error, authTexts.noResponse),
    send: async ({ password }) => {
      try {
        await call(resetPassword, { body: { password } }, { bearer: token });
        // A new password ends every session of that person; whoever is signed in here is signed out cleanly.
        if (currentSession()) signOut();
        // The spent link leaves the history with the page.
        await navigate(PUBLIC_ROUTES.passwordConfirmed, { replace: true });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return onLinkRefused();
        throw error;
      }
    },
  });

  return (
    <form className={styles['form']} aria-label={words.resetTitle} {...formProps}>
      {failure ? <Banner tone="danger" title={failure} onDismiss={dismiss} /> : null}
      <PasswordField
        label={words.newPassword}
        name="password"
        autoComplete="new-password"
        hint={words.passwordRule}
        required
        error={errors['password']}
      />
      <PasswordField
        label={words.confirmation}
        name="confirmation"
        autoComplete="new-password"
        required
        error={errors['confirmation']}
      />
      <Button type="submit" wide busy={busy} busyText={words.savingPassword}>
        {words.savePassword}
      </Button>
    </form>
  );
};
