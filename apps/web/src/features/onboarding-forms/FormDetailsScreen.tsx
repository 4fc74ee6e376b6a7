import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { FORM_TYPES } from '@amberway/contract/onboarding-forms/types';
import { screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { formatDate } from '../../ui/dates.ts';
import { CUSTOMER_PARAM, formsPath, TYPE_PARAM } from './addresses.ts';
import { AnswerList } from './AnswerList.tsx';
import { FormStateTag } from './FormStateTag.tsx';
import styles from './forms.module.css';
import { submissionQuery } from './queries.ts';
import { useFamily } from './use-family.ts';
import { formTitle } from './words.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';

/** A submitted form, to read. Which one is in the address. */
export const FormDetailsScreen = () => {
  const { role, timeZone } = useMe();
  const [search] = useSearchParams();
  const { userId, staff } = useFamily();
  const type = FORM_TYPES.find((one) => one === search.get(TYPE_PARAM)) ?? 'parent';
  const member = type === 'child' ? search.get(MEMBER_PARAM) : null;
  const form = useQuery({ ...submissionQuery(type, userId ?? '', member), enabled: userId !== null });
  const title = screenTitle('formDetails', role);
  const back = (
    <Link to={staff && userId ? `${formsPath()}?${CUSTOMER_PARAM}=${userId}` : formsPath()}>
      {`Back to ${screenTitle('forms', role)}`}
    </Link>
  );

  if (userId !== null && form.isPending) return <ScreenSkeleton />;
  return (
    <div className={styles['page']}>
      <PageHeading title={title} actions={back} />
      {!userId && <EmptyState title="No form is chosen">Open one from the list of forms.</EmptyState>}
      {form.error && <LoadFailure error={form.error} onRetry={() => void form.refetch()} busy={form.isFetching} />}
      {form.data && (
        <article className={styles['details']}>
          <header>
            <h2>{formTitle(form.data, staff ? form.data.user.firstName : undefined)}</h2>
            <p className={styles['line']}>
              <FormStateTag state={form.data.state} />
              <span>
                {`${form.data.profile.yourName.first} ${form.data.profile.yourName.last}, ${formatDate(form.data.profile.submittedAt, timeZone)}`}
              </span>
            </p>
          </header>
          <AnswerList type={type} answers={form.data.profile.answers} />
        </article>
      )}
    </div>
  );
};
