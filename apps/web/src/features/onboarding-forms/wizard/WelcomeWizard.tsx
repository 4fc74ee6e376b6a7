import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { onboardingTexts } from '@amberway/contract/onboarding-forms/texts';
import { markFirstLogin } from '@amberway/contract/users/endpoints';
import { meQuery, useMe } from '../../../kernel/queries/me.ts';
import { forget } from '../../../kernel/sign-in/storage.ts';
import { AppCard, useStartTexts } from '../../onboarding/public.ts';
import { storedStep, storeStep } from '../stored.ts';
import { FormsStep } from './FormsStep.tsx';
import { LAST_STEP, STEPS } from './steps.ts';
import { WelcomeStep } from './WelcomeStep.tsx';
import styles from './wizard.module.css';
import { useAction } from '../../../ui/use-action.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';

/** The current step. Steps are done in order, so they are text and not buttons. */
const StepTrail = ({ step }: { step: number }) => (
  <ol className={styles['trail']} aria-label="Steps">
    {STEPS.map((name, index) => (
      <li key={name} aria-current={index === step ? 'step' : undefined} data-done={index < step || undefined}>
        <span className={styles['number']} aria-hidden="true">
          {index + 1}
        </span>
        <span className={styles['name']}>{name}</span>
      </li>
    ))}
  </ol>
);

/** The trial, if the user has one, and the mobile apps, with the texts of the get-started page. */
const GetStartedStep = () => {
  const { title, lead } = useStartTexts();
  return (
    <section className={styles['step']}>
      <h2 tabIndex={-1}>{title}</h2>
      <p>{lead}</p>
      <AppCard />
    </section>
  );
};

const BODIES = [
  <WelcomeStep key="welcome" />,
  <FormsStep key="child" type="child" />,
  <FormsStep key="parent" type="parent" />,
  <GetStartedStep key="start" />,
];

/** The welcome wizard: film, two forms, what comes next. Its last button ends it for good. */
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

  // Each step moves focus to its heading.
  const heading = () => body.current?.querySelector<HTMLElement>('h2');
  useEffect(() => heading()?.focus(), [step]);

  return (
    <Dialog
      open
      closesBeside={false}
      width={760}
      // The dialog would focus its first button, which is Previous after a reload.
      firstFocus={heading}
      className={styles['wizard'] ?? ''}
      title={`Welcome, step ${step + 1} of ${STEPS.length}`}
      titleHidden
      footer={
        <div className={styles['foot']}>
          {step > 0 ? <Button onClick={() => goTo(step - 1)}>{onboardingTexts.previous}</Button> : <span />}
          {step < LAST_STEP ? (
            <Button variant="primary" onClick={() => goTo(step + 1)}>
              {onboardingTexts.next}
            </Button>
          ) : (
            <Button variant="primary" busy={finish.busy} onClick={() => void finish.run({ params: { id: me._id } })}>
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
    </Dialog>
  );
};
