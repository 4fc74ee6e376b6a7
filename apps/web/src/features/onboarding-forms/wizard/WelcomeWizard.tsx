import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { onboardingTexts } from '@amberway/contract/onboarding-forms/texts';
import { markFirstLogin } from '@amberway/contract/users/endpoints';
import { meQuery, useMe } from '../../../kernel/queries/me.ts';
import { forget } from '../../../kernel/sign-in/storage.ts';
import { storedStep, storeStep } from '../stored.ts';
import { FormsStep } from './FormsStep.tsx';
import { GetStartedStep } from './GetStartedStep.tsx';
import { StepTrail } from './StepTrail.tsx';
import { LAST_STEP, STEPS } from './steps.ts';
import { WelcomeStep } from './WelcomeStep.tsx';
import styles from './wizard.module.css';
import { useAction } from '../../../ui/use-action.ts';

const BODIES = [
  <WelcomeStep key="welcome" />,
  <FormsStep key="child" type="child" />,
  <FormsStep key="parent" type="parent" />,
  <GetStartedStep key="start" />,
];

/** The first minutes: film, two forms, what comes next. It ends with its last button and never comes back. */
export const WelcomeWizard = () => {
  const me = useMe();
  const client = useQueryClient();
  const [step, setStep] = useState(() => storedStep(me._id, LAST_STEP));
  const body = useRef<HTMLDivElement>(null);

  const finish = useAction(markFirstLogin, {
    done: () => {
      forget('formData');
      return client.refetchQueries({ queryKey: meQuery.queryKey });
    },
  });

  const goTo = (next: number) => {
    storeStep(me._id, next);
    setStep(next);
  };

  // Each step starts at its heading.
  const focusHeading = () => body.current?.querySelector<HTMLElement>('h2')?.focus();
  useEffect(focusHeading, [step]);

  return (
    <Modal
      open
      centered
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={760}
      // The dialog focuses its first button, which would be Previous after a reload.
      afterOpenChange={(open) => open && focusHeading()}
      rootClassName={styles['wizard'] ?? ''}
      title={<span className="visually-hidden">{`Welcome, step ${step + 1} of ${STEPS.length}`}</span>}
      footer={
        <div className={styles['foot']}>
          {step > 0 ? <Button onClick={() => goTo(step - 1)}>{onboardingTexts.previous}</Button> : <span />}
          {step < LAST_STEP ? (
            <Button type="primary" onClick={() => goTo(step + 1)}>
              {onboardingTexts.next}
            </Button>
          ) : (
            <Button type="primary" loading={finish.busy} onClick={() => void finish.run({ params: { id: me._id } })}>
              {onboardingTexts.continueToDashboard}
            </Button>
          )}
        </div>
      }
    >
      <StepTrail step={step} />
      <div ref={body} className={styles['body']}>
        {BODIES[step]}
      </div>
    </Modal>
  );
};
