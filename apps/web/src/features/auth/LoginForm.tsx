import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from '../../kernel/router.ts';
import { loginForm } from '@amberway/contract/auth/forms';
import type { SecondNeeded } from '@amberway/contract/kernel/second-needed';
import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { ApiError } from '../../kernel/api-error.ts';
import { repeatPresses } from '../../kernel/held-presses.ts';
import { signInHint } from '../../kernel/sign-in/sign-in-hint.ts';
import { loadSession } from '../../kernel/sign-in/start.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { PasswordInput } from '../../ui/kit/Input.tsx';
import { useNativeForm } from '../../ui/form/use-native-form.ts';
import styles from './auth.module.css';
import { EmailField } from './EmailField.tsx';
import { signInLabels } from './sign-in-labels.ts';
import { loadable } from '../../kernel/loadable.tsx';

const sentence = (error: unknown) =>
  error instanceof ApiError && !error.noResponse ? error.message : authTexts.noResponse;

/** What sends the form is not needed to show it: it loads while the user types. */
const loadSending = async () => {
  await loadSession();
  const { enter } = await import('./sign-in.ts');
  return { enter };
};
/** Sending the form loads it again and shows the failure. */
const preload = () => void loadSending().catch(() => {});

const SecondStep = loadable(async () => (await import('./SecondStep.tsx')).SecondStep);

type Props = {
  organisation: string | undefined;
  /** Around the form; the second step has a heading of its own and no way to the other page. */
  above: ReactNode;
  below: ReactNode;
};

/** Email, password, submit, or another way in. Both sign-in pages use it. */
export const LoginForm = ({ organisation, above, below }: Props) => {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The page may have been in use before this code had loaded.
    if (form.current?.contains(document.activeElement)) preload();
    repeatPresses();
  }, []);

  const [second, setSecond] = useState<SecondNeeded>();
  /** Who comes back from the second step types only the password again. */
  const [email, setEmail] = useState<string>();
  const open = (path: string) => navigate(path, { replace: true });
  const { errors, failure, fail, busy, formProps } = useNativeForm({
    schema: loginForm,
    sentence,
    send: async (body) => {
      const { enter } = await loadSending();
      try {
        open(await enter(body));
      } catch (error) {
        if (!(error instanceof ApiError && error.second)) throw error;
        setEmail(body.email);
        setSecond(error.second);
      }
    },
  });
  if (second)
    return (
      <Suspense>
        <SecondStep
          second={second}
          onEntered={open}
          onBack={(why) => {
            setSecond(undefined);
            fail(why);
          }}
        />
      </Suspense>
    );

  /** By its button, or offered by the browser in the field of the e-mail. */
  const byPasskey = (autofill: boolean) =>
    void loadSession()
      .then(() => import('./passkey-sign-in.ts'))
      .then(({ tryPasskey }) => tryPasskey(autofill, open, fail))
      .catch(() => {});
  const byDirectory = () =>
    void import('./sso/start.ts').then(
      ({ tryDirectory }) => tryDirectory(fail),
      () => fail(authTexts.noResponse),
    );

  return (
    <>
      {above}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of a field bubbles here */}
      <form
        ref={form}
        className={styles['form']}
        // Never sent by the browser itself; if it were, the password would not be in the URL.
        method="post"
        aria-label={signInLabels.signIn}
        onFocus={() => {
          preload();
          byPasskey(true);
        }}
        {...formProps}
      >
        {failure ? <Alert tone="danger" role="alert" title={failure} onDismiss={() => fail(undefined)} /> : null}
        <EmailField defaultValue={email ?? signInHint(state).email} error={errors['email']} />
        <Field
          label={signInLabels.password}
          error={errors['password']}
          steady
          aside={
            <Link to={PUBLIC_ROUTES.forgetPassword} state={{ page: pathname }}>
              {signInLabels.forgot}
            </Link>
          }
        >
          <PasswordInput
            size="large"
            name="password"
            autoComplete="current-password"
            placeholder={signInLabels.passwordExample}
            required
            autoFocus={email !== undefined}
          />
        </Field>
        <Button variant="primary" size="large" type="submit" wide busy={busy} busyText={signInLabels.signingIn}>
          {signInLabels.signIn}
        </Button>
        <Button size="large" wide className={styles['passkey']} onClick={() => byPasskey(false)}>
          {signInLabels.passkey}
        </Button>
        {organisation ? (
          <Button size="large" wide onClick={byDirectory}>
            {signInLabels.signInWith(organisation)}
          </Button>
        ) : null}
      </form>
      {below}
    </>
  );
};
