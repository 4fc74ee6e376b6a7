import { useState } from 'react';
import { useNavigate } from '../../kernel/router.ts';
import { resetPassword } from '@amberway/contract/auth/endpoints';
import { resetPasswordForm } from '@amberway/contract/auth/reset-form';
import type { LinkOwner } from '@amberway/contract/auth/schemas';
import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { ApiError, messageOf } from '../../kernel/api-error.ts';
import { PasskeyCancelled } from '../../kernel/passkey.ts';
import { call } from '../../kernel/api.ts';
import { loadable } from '../../kernel/loadable.tsx';
import { signInPageOf } from '../../kernel/sign-in/sign-in-page.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Heading } from '../../ui/pages/Heading.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { PasswordInput } from '../../ui/kit/Input.tsx';
import { useNativeForm } from '../../ui/form/use-native-form.ts';
import styles from './auth.module.css';
import { proofOf, waysOf } from './link/proof.ts';
import { labels } from './labels.ts';

// Few accounts have anything else that opens them.
const Lasting = loadable(async () => (await import('./link/Lasting.tsx')).Lasting);

type PasswordProps = { label: string; name: string; hint?: string; error: string | undefined };

const NewPassword = ({ label, name, hint, error }: PasswordProps) => (
  <Field label={label} hint={hint} error={error} steady>
    <PasswordInput size="large" name={name} reveals={label.toLowerCase()} autoComplete="new-password" required />
  </Field>
);

type Props = { token: string; owner: LinkOwner; onLinkRefused: () => void };

export const ResetPasswordForm = ({ token, owner, onLinkRefused }: Props) => {
  const navigate = useNavigate();
  const { email, type, isFirst } = owner;
  const [stays, setStays] = useState<string[]>([]);
  const ways = waysOf(owner);
  const needed = owner.needsProof || stays.length > 0;
  const title = isFirst ? labels.firstPasswordTitle : labels.resetTitle;

  const { errors, failure, fail, busy, formProps } = useNativeForm({
    schema: resetPasswordForm,
    sentence: (error) => messageOf(error, authTexts.noResponse),
    send: async ({ password, code }): Promise<void> => {
      try {
        if (needed && !code.trim() && !ways.passkey)
          throw new Error(ways.code ? labels.proofMissing : labels.proofNotHere);
        const proof = needed ? await proofOf(token, code) : undefined;
        const body = { password, ...(stays.length > 0 && { stays }), ...(proof && { proof }) };
        await call(resetPassword, { body }, { bearer: token });
        // `replace` removes the used link from the history.
        navigate(PUBLIC_ROUTES.passwordConfirmed, {
          replace: true,
          state: { email, page: signInPageOf(type), isFirst },
        });
      } catch (error) {
        if (error instanceof PasskeyCancelled) return;
        if (error instanceof ApiError && error.code === 'link_invalid') return onLinkRefused();
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
        {failure ? <Alert tone="danger" role="alert" title={failure} onDismiss={() => fail(undefined)} /> : null}
        {/* Password managers save the password under this username. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <NewPassword
          label={isFirst ? labels.firstPassword : labels.newPassword}
          name="password"
          hint={labels.passwordRule}
          error={errors['password']}
        />
        <NewPassword label={labels.confirmation} name="confirmation" error={errors['confirmation']} />
        {owner.lasting.length > 0 ? (
          <Lasting owner={owner} stays={stays} onStays={setStays} needed={needed} error={errors['code']} />
        ) : null}
        <Button variant="primary" size="large" type="submit" wide busy={busy} busyText={labels.savingPassword}>
          {labels.savePassword}
        </Button>
      </form>
    </>
  );
};
