import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from '../../kernel/router.ts';
import type { SubmittedForm } from '@amberway/contract/onboarding-forms/schemas';
import { screenTitle } from '@amberway/contract/shell/routes';
import { FORM_TYPES, type FormType } from '@amberway/contract/onboarding-forms/types';
import type { StoredAnswers } from '@amberway/contract/onboarding-forms/profile';
import { useMe } from '../../kernel/queries/me.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChildHead } from '../../ui/people/ChildHead.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { CUSTOMER_PARAM, formsPath, TYPE_PARAM } from './addresses.ts';
import { FormStateTag } from './FormStateTag.tsx';
import styles from './forms.module.css';
import { NotSubmitted } from './NotSubmitted.tsx';
import { formsQuery, submissionQuery } from './queries.ts';
import { selectForm, selectedForm } from './stored.ts';
import { formTitle } from './labels.ts';
import { useFamily } from './use-family.ts';
import { groupAnswers } from './answer-groups.ts';

/** Questions and answers as plain text, never rendered as HTML. */
const AnswerList = ({ type, answers }: { type: FormType; answers: StoredAnswers }) =>
  groupAnswers(type, answers).map((group) => (
    <section key={group.title} className={styles['answers']}>
      <h3>{group.title}</h3>
      <dl>
        {group.answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));

type Chosen = { userId: string | null; staff: boolean; type: FormType; member: string | null };

/** The form in the URL, else the one opened last, else the carer's. */
const useChosenForm = (): Chosen => {
  const [search] = useSearchParams();
  const { userId, staff } = useFamily();
  const type = FORM_TYPES.find((one) => one === search.get(TYPE_PARAM));
  if (type) return { userId, staff, type, member: search.get(MEMBER_PARAM) };
  const last = selectedForm();
  // A family in the URL takes precedence over the form that staff opened last.
  const named = search.get(CUSTOMER_PARAM);
  if (!last || (staff && named && named !== last.customer)) return { userId, staff, type: 'parent', member: null };
  return { userId: staff ? (last.customer ?? userId) : userId, staff, type: last.type, member: last.member };
};

const Submission = ({ form, carer }: { form: SubmittedForm; carer: string | undefined }) => {
  const { yourName, submittedAt, answers } = form.profile;
  return (
    <article className={styles['details']}>
      <header>
        <h2>{formTitle(form, carer)}</h2>
        <p className={styles['line']}>
          <FormStateTag state={form.state} />
          <span>
            {`${yourName.first} ${yourName.last}, `}
            <ViewerTime at={submittedAt} day />
          </span>
        </p>
      </header>
      <AnswerList type={form.type} answers={answers} />
    </article>
  );
};

/** A submitted form, read-only. The URL names it; without that it is the form opened last. */
export const FormDetailsScreen = () => {
  const { role } = useMe();
  const { userId, staff, type, member } = useChosenForm();
  const family = useQuery({ ...formsQuery(userId ?? ''), enabled: userId !== null });
  const status = family.data?.forms.find(
    (one) => one.type === type && (type === 'parent' || !member || one.member?._id === member),
  );
  const waits = status?.state === 'Not submitted';
  const memberId = status?.member?._id ?? member;
  const form = useQuery({
    ...submissionQuery(type, userId ?? '', type === 'child' ? memberId : null),
    enabled: userId !== null && family.isSuccess && !waits,
  });
  const carer = staff ? family.data?.user.firstName : undefined;

  const found = status !== undefined;
  useEffect(() => {
    if (found) selectForm({ type, member: memberId, customer: staff ? userId : null });
  }, [found, type, memberId, staff, userId]);

  const failed = family.error && !family.data ? family : form.error ? form : null;
  if (userId !== null && !failed && !waits && !form.data) return <ScreenSkeleton />;
  return (
    <div className={styles['page']}>
      {staff && status?.member && <ChildHead child={status.member} ofPage />}
      <PageHeading
        title={screenTitle('formDetails', role)}
        actions={
          <Link to={staff && userId ? `${formsPath()}?${CUSTOMER_PARAM}=${userId}` : formsPath()}>
            {`Back to ${screenTitle('forms', role)}`}
          </Link>
        }
      />
      {!userId && <EmptyState title="No form is chosen">Open one from the list of forms.</EmptyState>}
      {failed && <QueryFailure query={failed} />}
      {waits && status && <NotSubmitted form={status} carer={carer} staff={staff} />}
      {!waits && form.data && <Submission form={form.data} carer={carer} />}
    </div>
  );
};
