import { useNavigate } from '../../kernel/router.ts';
import { resetPassword } from '@amberway/contract/auth/endpoints';
import { resetPasswordForm } from '@amberway/contract/auth/forms';
import type { LinkOwner } from '@amberway/contract/auth/schemas';
import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/routes';
import { ApiError, messageOf } from '../../kernel/api-error.ts';
import { call } from '../../kernel/api.ts';
import { signInPageOf } from '../../kernel/sign-in/sign-in-page.ts';
import { Banner } from '../../ui/plain/Banner.tsx';
import { Button } from '../../ui/plain/Button.tsx';
import { Heading } from '../../ui/plain/Heading.tsx';
import { PasswordField } from '../../ui/plain/PasswordField.tsx';
import { useForm } from '../../ui/plain/useForm.ts';
import styles from './auth.module.css';
import { labels } from './labels.ts';

type Props = { token: string; owner: LinkOwner; onLinkRefused: () => void };

export const ResetPasswordForm = ({ token, owner, onLinkRefused }: Props) => {
  const navigate = useNavigate();
  const { email, type, isFirst } = owner;
  const title = isFirst ? labels.firstPasswordTitle : labels.resetTitle;

  const { errors, failure, dismiss, busy, formProps } = useForm({
    schema: resetPasswordForm,
    sentence: (error) => messageOf(error, authTexts.noResponse),
    send: async ({ password }) => {
      try {
        await call(resetPassword, { body: { password } }, { bearer: token });
        // `replace` removes the used link from the history.
        await navigate(PUBLIC_ROUTES.passwordConfirmed, {
          replace: true,
          state: { email, page: signInPageOf(type), isFirst },
        });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return onLinkRefused();
        throw error;
      }
    },
  });

  return (
    <>
      <Heading title={title}>{isFirst ? labels.firstPasswordHint : labels.resetHint}</Heading>
      <p className={styles['address']}>
        {labels.account} <strong>{email}</strong>
      </p>
      <form className={styles['form']} aria-label={title} {...formProps}>
        {failure ? <Banner tone="danger" title={failure} onDismiss={dismiss} /> : null}
        {/* Password managers save the password under this username. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <PasswordField
          label={isFirst ? labels.firstPassword : labels.newPassword}
          name="password"
          autoComplete="new-password"
          hint={labels.passwordRule}
          required
          error={errors['password']}
        />
        <PasswordField
          label={labels.confirmation}
          name="confirmation"
          autoComplete="new-password"
          required
          error={errors['confirmation']}
        />
        <Button type="submit" wide busy={busy} busyText={labels.savingPassword}>
          {labels.savePassword}
        </Button>
      </form>
    </>
  );
};
