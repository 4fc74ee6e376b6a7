import { useEffect, useState } from 'react';
import { signInSecond } from '@amberway/contract/auth/factor-endpoints';
import { CLOCK_DIFFERENCE_MS } from '@amberway/contract/auth/factor-limits';
import type { FormRules } from '@amberway/contract/auth/forms';
import type { SecondNeeded } from '@amberway/contract/kernel/second-needed';
import { authTexts } from '@amberway/contract/auth/texts';
import type { BodyOf } from '@amberway/contract/kernel/endpoint';
import { call } from '../../kernel/api.ts';
import { ApiError, messageOf } from '../../kernel/api-error.ts';
import { hasPasskeys, PasskeyCancelled } from '../../kernel/passkey.ts';
import { Field } from '../../ui/form/Field.tsx';
import { useNativeForm } from '../../ui/form/use-native-form.ts';
import { focusLost } from '../../ui/focus-lost.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Heading } from '../../ui/pages/Heading.tsx';
import styles from './auth.module.css';
import { askPasskey } from './passkey-sign-in.ts';
import { enterBy } from './sign-in.ts';
import { stepLabels as labels } from './step-labels.ts';

type Props = {
  second: SecondNeeded;
  /** Back to the first step, with a sentence if the reader did not choose so. */
  onBack: (why?: string) => void;
  onEntered: (path: string) => void;
};

type Way = 'code' | 'recoveryCode';

const formFor = (way: Way): FormRules<{ typed: string }> => ({
  safeParse: (value) => {
    const typed = (value as { typed: string }).typed.trim();
    const isGood = way === 'code' ? /^\d{6}$/.test(typed.replaceAll(/\s/g, '')) : typed !== '';
    if (isGood) return { success: true, data: { typed } };
    const message = way === 'code' ? labels.inputCode : labels.inputRecovery;
    return { success: false, error: { issues: [{ path: ['typed'], message }] } };
  },
});

const sentence = (error: unknown) =>
  (error instanceof ApiError ? Object.values(error.errors)[0] : undefined) ?? messageOf(error, authTexts.noResponse);

/** Between a right password and the session: a passkey, a code or a recovery code. */
export const SecondStep = ({ second, onBack, onEntered }: Props) => {
  const [opened] = useState(() => Date.now());
  const clock = opened - Date.parse(second.now);
  const canPasskey = second.ways.includes('passkey') && hasPasskeys();
  const canCode = second.ways.includes('totp');
  const canRecover = second.ways.includes('recovery');
  const [way, setWay] = useState<Way>(canCode ? 'code' : 'recoveryCode');
  const [changed, setChanged] = useState(false);
  const [busyPasskey, setBusyPasskey] = useState(false);
  // The button that was pressed is gone: the heading gets the focus.
  useEffect(focusLost, []);

  const enter = async (proof: Omit<BodyOf<typeof signInSecond>, 'ticket'>) => {
    // The ticket has ended: a code would be refused without a reason that helps.
    if (Date.now() - clock > Date.parse(second.expiresAt)) return onBack(labels.expired);
    onEntered(await enterBy(() => call(signInSecond, { body: { ticket: second.ticket, ...proof } })));
  };
  const { errors, failure, fail, busy, formProps } = useNativeForm({
    schema: formFor(way),
    sentence,
    send: ({ typed }) => enter({ [way]: typed }),
  });
  const withPasskey = async () => {
    setBusyPasskey(true);
    fail(undefined);
    try {
      await enter({ passkey: await askPasskey() });
    } catch (error) {
      if (!(error instanceof PasskeyCancelled)) fail(sentence(error));
    } finally {
      setBusyPasskey(false);
    }
  };
  const change = (to: Way) => {
    fail(undefined);
    setChanged(true);
    setWay(to);
  };

  const typesCode = way === 'code';
  return (
    <>
      <Heading title={labels.title}>{labels.hint}</Heading>
      <div className={styles['actions']}>
        {Math.abs(clock) > CLOCK_DIFFERENCE_MS && canCode ? (
          <Alert tone="warning" title={labels.clockWrong}>
            {labels.clockHint}
          </Alert>
        ) : null}
        {failure ? <Alert tone="danger" role="alert" title={failure} onDismiss={() => fail(undefined)} /> : null}
        {canPasskey ? (
          <Button variant="primary" size="large" wide busy={busyPasskey} onClick={() => void withPasskey()}>
            {labels.passkey}
          </Button>
        ) : null}
        {canPasskey && (canCode || canRecover) ? <p className={styles['or']}>{labels.or}</p> : null}
        {canCode || canRecover ? (
          <form key={way} className={styles['form']} aria-label={labels.title} method="post" {...formProps}>
            <Field
              label={typesCode ? labels.code : labels.recovery}
              hint={typesCode ? labels.codeHint : labels.recoveryHint}
              error={errors['typed']}
            >
              <Input
                size="large"
                name="typed"
                type="text"
                inputMode={typesCode ? 'numeric' : 'text'}
                autoComplete={typesCode ? 'one-time-code' : 'off'}
                autoCapitalize="none"
                spellCheck={false}
                maxLength={typesCode ? 9 : 60}
                autoFocus={changed}
              />
            </Field>
            <Button
              variant={canPasskey ? 'outline' : 'primary'}
              size="large"
              type="submit"
              wide
              busy={busy}
              busyText={labels.confirming}
            >
              {labels.confirm}
            </Button>
          </form>
        ) : null}
        <div className={styles['others']}>
          {typesCode && canRecover ? (
            <Button variant="text" onClick={() => change('recoveryCode')}>
              {labels.toRecovery}
            </Button>
          ) : null}
          {!typesCode && canCode ? (
            <Button variant="text" onClick={() => change('code')}>
              {labels.toCode}
            </Button>
          ) : null}
          <Button variant="text" onClick={() => onBack()}>
            {labels.back}
          </Button>
        </div>
        <p className={styles['lost']}>{labels.lost}</p>
      </div>
    </>
  );
};
