import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { ahead, currentStep } from '@amberway/contract/assessment/walk';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ViewerDraftState } from '../../ui/form/ViewerDraftState.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import styles from './assessment.module.css';
import { QuestionCard } from './QuestionCard.tsx';
import { useSubmit } from './use-submit.ts';
import { useWalk } from './use-walk.ts';
import { Button } from '../../ui/kit/Button.tsx';

type Props = {
  userId: string;
  /** The child, if the answers are stored with it. */
  memberId: string | null;
  onSubmitted: () => void;
};

/** One question at a time. */
export const Questionnaire = ({ userId, memberId, onSubmitted }: Props) => {
  const { walk, about, failure, retry, draft, resumed, problem, busy, pick, next, prev, startAgain } = useWalk(
    memberId ?? userId,
  );
  const { submit, busy: submitting } = useSubmit({ userId, memberId }, draft.clear, onSubmitted);
  const step = walk && currentStep(walk);
  if (failure) return <LoadFailure error={failure} onRetry={retry} />;
  if (!walk || !step) return <ScreenSkeleton />;
  const last = ahead(walk).kind === 'submit';
  return (
    <section className={styles['card']} aria-label={assessmentTexts.title}>
      {resumed && (
        <p className={styles['resumed']} role="status">
          {assessmentTexts.resume}
          <Button variant="text" onClick={startAgain}>
            {assessmentTexts.startAgain}
          </Button>
        </p>
      )}
      <div className={styles['way']}>
        <p>{assessmentTexts.progress(walk.length, Math.max(about ?? walk.length, walk.length))}</p>
        <div className={styles['track']} aria-hidden="true">
          <div style={{ width: `${Math.min(100, (walk.length / (about ?? walk.length)) * 100)}%` }} />
        </div>
      </div>
      <QuestionCard
        key={step.question.reference}
        question={step.question}
        chosen={step.selectedResponse}
        problem={problem}
        arrived={walk.length > 1}
        onPick={pick}
      />
      <div className={styles['actions']}>
        <Button onClick={prev} disabled={walk.length === 1 || busy}>
          {assessmentTexts.prev}
        </Button>
        {last ? (
          <Button variant="primary" busy={submitting} onClick={() => void submit(walk)}>
            {assessmentTexts.submit}
          </Button>
        ) : (
          <Button variant="primary" busy={busy} onClick={() => void next()}>
            {assessmentTexts.next}
          </Button>
        )}
      </div>
      <ViewerDraftState draft={draft} />
    </section>
  );
};
