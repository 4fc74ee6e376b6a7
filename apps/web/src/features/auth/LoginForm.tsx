import { Link, useLocation, useNavigate } from '../../kernel/router.ts';
import { loginForm } from '@amberway/contract/auth/forms';
import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/routes';
import { ApiError } from '../../kernel/api-error.ts';
import { takeReturnPage } from '../../kernel/sign-in/return-page.ts';
import { startSession } from '../../kernel/sign-in/session.ts';
import { signInHint } from '../../kernel/sign-in/sign-in-page.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { PasswordInput } from '../../ui/kit/Input.tsx';
import { useNativeForm } from '../../ui/form/use-native-form.ts';
import styles from './auth.module.css';
import { EmailField } from './EmailField.tsx';
import { signIn } from './sign-in.ts';
import { labels } from './labels.ts';

const sentence = (error: unknown) =>
  error instanceof ApiError && !error.noResponse ? error.message : authTexts.noResponse;

/** Email, password, submit. Both sign-in pages use it. */
export const LoginForm = () => {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();

  const { errors, failure, dismiss, busy, formProps } = useNativeForm({
    schema: loginForm,
    sentence,
    send: async (body) => {
      const signedIn = await signIn(body);
      // The return page is read before the session starts: starting it unmounts the public pages.
      const target = takeReturnPage(signedIn._id);
      startSession(signedIn);
      navigate(target, { replace: true });
    },
  });

  return (
    <form className={styles['form']} aria-label={labels.signIn} {...formProps}>
      {failure ? <Alert tone="danger" role="alert" title={failure} onDismiss={dismiss} /> : null}
      <EmailField defaultValue={signInHint(state).email} error={errors['email']} />
      <Field
        label={labels.password}
        error={errors['password']}
        steady
        aside={
          <Link to={PUBLIC_ROUTES.forgetPassword} state={{ page: pathname }}>
            {labels.forgot}
          </Link>
        }
      >
        <PasswordInput
          size="large"
          name="password"
          autoComplete="current-password"
          placeholder={labels.passwordExample}
          required
        />
      </Field>
      <Button variant="primary" size="large" type="submit" wide busy={busy} busyText={labels.signingIn}>
        {labels.signIn}
      </Button>
    </form>
  );
};
