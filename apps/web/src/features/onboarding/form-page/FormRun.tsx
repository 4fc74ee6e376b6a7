import { type FormEvent, useEffect, useRef } from 'react';
import type { Answers } from '@amberway/contract/onboarding-forms/answers';
import type { FormType } from '@amberway/contract/onboarding-forms/types';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { currentSession } from '../../../kernel/sign-in/state.ts';
import { DraftState } from '../../../ui/form/DraftState.tsx';
import { focusFirstWrong, focusFirstWrongSoon } from '../../../ui/kit/first-wrong.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import styles from './form-page.module.css';
import { OtherText } from './OtherText.tsx';
import type { FormPrefill } from './prefill.ts';
import { QuestionField } from './QuestionField.tsx';
import { useFormRun } from './use-form-run.ts';
import { labels } from './labels.ts';

type Props = { type: FormType; title: string; prefill: FormPrefill; known: Answers; onDone: () => void };

export const FormRun = ({ type, title, prefill, known, onDone }: Props) => {
  const run = useFormRun(type, prefill, { known, onDone });
  const { text, sections, errors, draft } = run;
  const section = sections[text.page];
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(text.page);

  // A new page starts at its heading, visually and for screen readers.
  useEffect(() => {
    if (!draft.ready || shown.current === text.page) return;
    shown.current = text.page;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [text.page, draft.ready]);

  const wrong = Object.keys(errors).length;
  useEffect(() => {
    if (wrong > 0 && form.current) focusFirstWrong(form.current);
    // Only when errors appear: fixing one of them must not move the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wrong > 0]);

  if (!draft.ready || !section) return <div aria-busy="true" />;
  const last = text.page === sections.length - 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run.forward();
    // Pressed again, the same fields are still wrong.
    focusFirstWrongSoon(form.current);
  };

  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate aria-label={title}>
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['part']}>{labels.part(text.page + 1, sections.length)}</p>
        <div className={styles['track']} aria-hidden="true">
          {sections.map(({ title: name }, index) => (
            <span key={name} data-done={index <= text.page || undefined} />
          ))}
        </div>
      </header>
      {run.failure && <Alert tone="danger" role="alert" title={run.failure} onDismiss={run.dismiss} />}
      <section className={styles['section']} aria-labelledby="form-part">
        <div>
          <h2 id="form-part" ref={heading} tabIndex={-1}>
            {section.title}
          </h2>
          {section.intro && <p className={styles['intro']}>{section.intro}</p>}
          {text.page === 0 && <p className={styles['intro']}>{labels.marks}</p>}
        </div>
        {text.page === 0 && (
          <div className={styles['pair']}>
            <Field label={`${labels.firstName} *`} error={errors['yourName.first']} steady>
              <Input
                size="large"
                name="yourName.first"
                autoComplete="given-name"
                required
                value={text.yourName.first}
                onChange={(event) => run.name('first', event.target.value)}
              />
            </Field>
            <Field
              label={`${labels.lastName} *`}
              error={errors['yourName.last']}
              hint={prefill.email ? labels.account(prefill.email) : undefined}
              steady
            >
              <Input
                size="large"
                name="yourName.last"
                autoComplete="family-name"
                required
                value={text.yourName.last}
                onChange={(event) => run.name('last', event.target.value)}
              />
            </Field>
          </div>
        )}
        {section.questions.map((question) => (
          <QuestionField
            key={question.name}
            question={question}
            response={text.answers[question.name]}
            error={errors[question.name]}
            onAnswer={(answer) => run.answer(question.name, answer)}
          />
        ))}
      </section>
      <footer className={styles['foot']}>
        {wrong > 0 && (
          <p className={styles['missing']} role="alert">
            {labels.someMissing}
          </p>
        )}
        <DraftState
          draft={draft}
          zone={currentSession()?.user.timeZone ?? null}
          preview={draft.other && <OtherText type={type} mine={text} theirs={draft.other.value} />}
        />
        <div className={styles['steps']}>
          {text.page > 0 && (
            <Button size="large" onClick={run.back}>
              {labels.back}
            </Button>
          )}
          <Button variant="primary" size="large" type="submit" busy={run.busy} busyText={labels.sending}>
            {last ? labels.send : labels.next}
          </Button>
        </div>
      </footer>
    </form>
  );
};
