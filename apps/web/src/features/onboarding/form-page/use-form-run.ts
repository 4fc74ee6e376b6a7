import { useMemo, useRef, useState } from 'react';
import { type Answers, formAnswers, yourName } from '@amberway/contract/onboarding-forms/answers';
import { getSubmission, submitForm } from '@amberway/contract/onboarding-forms/endpoints';
import type { Profile } from '@amberway/contract/onboarding-forms/profile';
import { FORM_SECTIONS, questionsOf } from '@amberway/contract/onboarding-forms/sections';
import type { FormType } from '@amberway/contract/onboarding-forms/types';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { ApiError, messageOf } from '../../../kernel/api-error.ts';
import { call } from '../../../kernel/api.ts';
import { newKey } from '../../../kernel/new-key.ts';
import { same } from '../../../kernel/same.ts';
import { useDraft } from '../../../kernel/drafts/use-draft.ts';
import { currentSession } from '../../../kernel/sign-in/state.ts';
import { checkPage, firstWrong, type FormErrors, type FormText, pageOf } from './check.ts';
import type { FormPrefill } from './prefill.ts';
import { reportCompleted } from './report.ts';
import { labels } from './labels.ts';

const DRAFT_KIND = 'onboarding-form';
const draftKey = (type: FormType, { userId, memberId }: FormPrefill) => [type, userId, memberId ?? 'none'].join(':');

/** Drafts outlive releases: a removed page or question, or an older format, must not break the form. */
const tidy = (stored: Partial<FormText>, fresh: FormText, type: FormType): FormText => {
  const asked = new Set(questionsOf(type).map(({ name }) => name));
  return {
    page: Math.min(Math.max(0, Math.trunc(Number(stored.page) || 0)), FORM_SECTIONS[type].length - 1),
    yourName: { ...fresh.yourName, ...stored.yourName },
    answers: {
      ...fresh.answers,
      ...Object.fromEntries(Object.entries(stored.answers ?? {}).filter(([name]) => asked.has(name))),
    },
  };
};

/** Compared as the server stores them, trimmed. */
const isStored = (type: FormType, text: FormText, { yourName: name, answers }: Profile): boolean =>
  same(yourName.safeParse(text.yourName).data, name) && same(formAnswers(type).safeParse(text.answers).data, answers);

/**
 * The walk through the pages of a form, from the first word to the submission. A public page, so without `useAction`.
 */
export const useFormRun = (
  type: FormType,
  prefill: FormPrefill,
  { known, onDone }: { known: Answers; onDone: () => void },
) => {
  const sections = FORM_SECTIONS[type];
  const fresh = useMemo<FormText>(
    () => ({ page: 0, yourName: { first: prefill.firstName, last: prefill.lastName }, answers: known }),
    [prefill.firstName, prefill.lastName, known],
  );
  const [text, setText] = useState(fresh);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const [idempotencyKey] = useState(newKey);
  const draft = useDraft<FormText>(DRAFT_KIND, draftKey(type, prefill), {
    value: text,
    onRestore: (stored) => setText(tidy(stored, fresh, type)),
  });

  const forget = (field: string) => setErrors(({ [field]: _mended, ...rest }) => rest);
  const goTo = (page: number, found: FormErrors = {}) => {
    setText((now) => ({ ...now, page }));
    setErrors(found);
  };
  const done = async () => {
    await draft.clear();
    reportCompleted();
    onDone();
  };

  /** The form was already submitted, from here or by somebody else. Only identical answers count as sent. */
  const meetStored = async () => {
    const query = prefill.memberId ? { member: prefill.memberId } : {};
    const { data } = await call(getSubmission, { params: { type }, query });
    if (isStored(type, text, data.profile)) return done();
    return setFailure(labels.notSent(data.profile, currentSession()?.user.timeZone ?? null));
  };

  const send = async () => {
    const wrong = firstWrong(type, text);
    if (wrong) return goTo(wrong.page, wrong.errors);
    if (sending.current) return undefined;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const body = { yourName: text.yourName, member: prefill.memberId, answers: text.answers };
      try {
        await call(submitForm, { params: { type }, body }, { idempotencyKey });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'duplicate')) throw error;
        return await meetStored();
      }
      await done();
    } catch (error) {
      setFailure(messageOf(error, FAILURES.internal.message));
      if (error instanceof ApiError && error.status === 422) goTo(pageOf(type, error.errors), error.errors);
    } finally {
      sending.current = false;
      setBusy(false);
    }
    return undefined;
  };

  const next = () => {
    const found = checkPage(type, text, text.page);
    if (Object.keys(found).length > 0) setErrors(found);
    else goTo(text.page + 1);
  };

  return {
    text,
    sections,
    errors,
    failure,
    busy,
    draft,
    dismiss: () => setFailure(null),
    name: (part: 'first' | 'last', value: string) => {
      setText((now) => ({ ...now, yourName: { ...now.yourName, [part]: value } }));
      forget(`yourName.${part}`);
    },
    answer: (question: string, value: string | string[]) => {
      setText((now) => ({ ...now, answers: { ...now.answers, [question]: value } }));
      forget(question);
    },
    back: () => goTo(text.page - 1),
    forward: () => (text.page < sections.length - 1 ? next() : void send()),
  };
};
