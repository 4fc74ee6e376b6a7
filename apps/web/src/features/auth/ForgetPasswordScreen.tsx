import { Link, useLocation, useNavigate } from '../../kernel/router.ts';
import { forgotPassword } from '@amberway/contract/auth/endpoints';
import { forgotPasswordForm } from '@amberway/contract/auth/reset-form';
import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { messageOf } from '../../kernel/api-error.ts';
import { call } from '../../kernel/api.ts';
import { signInHint } from '../../kernel/sign-in/sign-in-hint.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Heading } from '../../ui/pages/Heading.tsx';
import { SplitPage } from '../../ui/pages/SplitPage.tsx';
import { useNativeForm } from '../../ui/form/use-native-form.ts';
import styles from './auth.module.css';
import { EmailField } from './EmailField.tsx';
import { labels } from './labels.ts';

export const ForgetPasswordScreen = () => {
  const navigate = useNavigate();
  const { email: known, page } = signInHint(useLocation().state);

  const { errors, failure, fail, busy, formProps } = useNativeForm({
    schema: forgotPasswordForm,
    sentence: (error) => messageOf(error, authTexts.noResponse),
    send: async (body) => {
      await call(forgotPassword, { body });
      navigate(PUBLIC_ROUTES.verify, { state: { email: body.email, page } });
    },
  });

  return (
    <SplitPage title={labels.forgotTitle} motto={labels.forgotMotto}>
      <Heading title={labels.forgotTitle}>{labels.forgotHint}</Heading>
      <form className={styles['form']} aria-label={labels.forgotTitle} {...formProps}>
        {failure ? <Alert tone="danger" role="alert" title={failure} onDismiss={() => fail(undefined)} /> : null}
        <EmailField defaultValue={known} error={errors['email']} />
        <Button variant="primary" size="large" type="submit" wide busy={busy} busyText={labels.sendingLink}>
          {labels.sendLink}
        </Button>
      </form>
      <p className={styles['after']}>
        <Link to={page}>{labels.backToLogin}</Link>
      </p>
    </SplitPage>
  );
};
