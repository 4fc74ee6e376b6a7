import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '../../kernel/router.ts';
import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { type About, ownAnswersOf } from './about.ts';
import styles from './assessment.module.css';
import { AssessmentResult } from './AssessmentResult.tsx';
import { Questionnaire } from './Questionnaire.tsx';
import { resultQuery } from './queries.ts';
import { WhoseAssessment } from './WhoseAssessment.tsx';

const ANSWER_PARAM = 'answer';

type Props = { userId: string; about?: About; mayAnswer?: boolean };

/** The result of the answers, or the questionnaire: the first time and whenever the user answers again. */
export const Assessment = ({ userId, about, mayAnswer = false }: Props) => {
  const [search, setSearch] = useSearchParams();
  const { data: result, error, refetch, isFetching } = useQuery(resultQuery(userId, about?.child._id));
  const setAnswering = (on: boolean) =>
    setSearch(
      (now) => {
        if (on) now.set(ANSWER_PARAM, '');
        else now.delete(ANSWER_PARAM);
        return now;
      },
      { replace: !on },
    );
  if (result === undefined) {
    if (!error) return <ScreenSkeleton />;
    return (
      <>
        <PageHeading title={assessmentTexts.title} />
        <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
      </>
    );
  }
  if (mayAnswer && (!result || search.has(ANSWER_PARAM))) {
    return (
      <div className={styles['page']}>
        <PageHeading title={assessmentTexts.title} actions={<WhoseAssessment about={about} />}>
          {about && <strong>{assessmentTexts.about(about.child.firstName)} </strong>}
          {assessmentTexts.hint}
        </PageHeading>
        <Questionnaire userId={userId} memberId={ownAnswersOf(about)} onSubmitted={() => setAnswering(false)} />
      </div>
    );
  }
  if (!result) {
    return (
      <>
        <PageHeading title={assessmentTexts.title} actions={<WhoseAssessment about={about} />}>
          {about && assessmentTexts.about(about.child.firstName)}
        </PageHeading>
        <EmptyState title={assessmentTexts.notTaken}>The family answers it on its own page.</EmptyState>
      </>
    );
  }
  return (
    <AssessmentResult
      userId={userId}
      about={about}
      result={result}
      {...(mayAnswer && { onAgain: () => setAnswering(true) })}
    />
  );
};
