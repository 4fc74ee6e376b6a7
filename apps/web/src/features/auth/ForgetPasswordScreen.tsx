import { Link, useLocation, useNavigate } from 'react-router';
import { forgotPassword } from '@amberway/contract/auth/endpoints';
import { forgotPasswordForm } from '@amberway/contract/auth/forms';
import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/routes';
import { messageOf } from '../../kernel/api-error.ts';
import { call } from '../../kernel/api.ts';
import { signInHint } from '../../kernel/sign-in/sign-in-page.ts';
import { Banner } from '../../ui/plain/Banner.tsx';
import { Button } from '../../ui/plain/Button.tsx';
import { Field } from '../../ui/plain/Field.tsx';
import { Heading } from '../../ui/plain/Heading.tsx';
import { SplitPage } from '../../ui/plain/SplitPage.tsx';
import { useForm } from '../../ui/plain/useForm.ts';
import styles from './auth.module.css';
import { words } from './words.ts';

export const ForgetPasswordScreen = () => {
  const navigate = useNavigate();
  const { email: known, page } = signInHint(useLocation().state);

  const { errors, failure, dismiss, busy, formProps } = useForm({
    schema: forgotPasswordForm,
    sentence: (error) => messageOf(error, authTexts.noResponse),
    send: async (body) => {
      await call(forgotPassword, { body });
      await navigate(PUBLIC_ROUTES.verify, { state: { email: body.email, page } });
    },
  });

  return (
    <SplitPage title={words.forgotTitle} motto={words.forgotMotto}>
      <Heading title={words.forgotTitle}>{words.forgotHint}</Heading>
      <form className={styles['form']} aria-label={words.forgotTitle} {...formProps}>
        {failure ? <Banner tone="danger" title={failure} onDismiss={dismiss} /> : null}
        <Field
          label={words.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={words.emailExample}
          defaultValue={known}
          required
          error={errors['email']}
        />
        <Button type="submit" wide busy={busy} busyText={words.sendingLink}>
          {words.sendLink}
        </Button>
      </form>
      <p className={styles['after']}>
        <Link to={page}>{words.backToLogin}</Link>
      </p>
    </SplitPage>
  );
};
