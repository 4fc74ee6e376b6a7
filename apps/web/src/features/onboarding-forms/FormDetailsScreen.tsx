import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { SubmittedForm } from '@amberway/contract/onboarding-forms/schemas';
import { screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { formatDate } from '../../ui/dates.ts';
import { CUSTOMER_PARAM, formsPath } from './addresses.ts';
import { AnswerList } from './AnswerList.tsx';
import { FormStateTag } from './FormStateTag.tsx';
import styles from './forms.module.css';
import { NotSubmitted } from './NotSubmitted.tsx';
import { formsQuery, submissionQuery } from './queries.ts';
import { selectForm } from './stored.ts';
import { useChosenForm } from './use-chosen-form.ts';
import { formTitle } from './labels.ts';

const Submission = ({ form, carer }: { form: SubmittedForm; carer: string | undefined }) => {
  const { timeZone } = useMe();
  const { yourName, submittedAt, answers } = form.profile;
  return (
    <article className={styles['details']}>
      <header>
        <h2>{formTitle(form, carer)}</h2>
        <p className={styles['line']}>
          <FormStateTag state={form.state} />
          <span>{`${yourName.first} ${yourName.last}, ${formatDate(submittedAt, timeZone)}`}</span>
        </p>
      </header>
      <AnswerList type={form.type} answers={answers} />
    </article>
  );
};

/** A submitted form, to read. Which one is in the URL; without one it is the form that was opened last. */
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
      <PageHeading
        title={screenTitle('formDetails', role)}
        actions={
          <Link to={staff && userId ? `${formsPath()}?${CUSTOMER_PARAM}=${userId}` : formsPath()}>
            {`Back to ${screenTitle('forms', role)}`}
          </Link>
        }
      />
      {!userId && <EmptyState title="No form is chosen">Open one from the list of forms.</EmptyState>}
      {failed && <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} busy={failed.isFetching} />}
      {waits && status && <NotSubmitted form={status} carer={carer} staff={staff} />}
      {!waits && form.data && <Submission form={form.data} carer={carer} />}
    </div>
  );
};
