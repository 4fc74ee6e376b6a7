import { useQuery } from '@tanstack/react-query';
import type { AnsweredQuestion, AssessmentResult as Result, Level } from '@amberway/contract/assessment/schemas';
import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { publicPersonQuery } from '../../kernel/queries/user.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { useCoachText } from '../../ui/people/use-coach-text.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import type { About } from './about.ts';
import styles from './assessment.module.css';
import { WhoseAssessment } from './WhoseAssessment.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';

/** A section of the questionnaire, as text first; the bar only repeats it. */
const LevelBar = ({ name, percent, level }: { name: string; percent: number; level: Level }) => (
  <li className={styles['level']}>
    <span>{name}</span>
    <div className={styles['track']} aria-hidden="true">
      <div style={{ width: `${percent}%` }} />
    </div>
    <strong>{`${level}, ${percent}%`}</strong>
  </li>
);

const Answers = ({ answers }: { answers: readonly AnsweredQuestion[] }) => (
  <ol className={styles['answers']}>
    {answers.map(({ reference, question, response }) => (
      <li key={reference}>
        <span>{question}</span>
        <strong>{response}</strong>
      </li>
    ))}
  </ol>
);

type Props = {
  userId: string;
  about: About | undefined;
  result: Result;
  /** Absent: the reader may not answer. */
  onAgain?: () => void;
};

/** Staff and printed pages need to see whose answers these are. */
const useAuthor = (userId: string): string => {
  const me = useMe();
  const own = userId === me._id;
  const { data } = useQuery({ ...publicPersonQuery('customer', userId), enabled: !own });
  const author = own ? me : data;
  return author ? ` by ${fullName(author)}` : '';
};

/** The result by section, and the answers themselves; can be printed. */
export const AssessmentResult = ({ userId, about, result, onAgain }: Props) => {
  const coachText = useCoachText();
  const author = useAuthor(userId);
  return (
    <div className={styles['page']}>
      <PageHeading
        title={assessmentTexts.title}
        actions={
          <>
            <WhoseAssessment about={about} />
            <Button icon={<Icon name="document" size={18} />} onClick={() => window.print()} data-screen-only>
              {assessmentTexts.print}
            </Button>
            {onAgain && (
              <Button onClick={onAgain} data-screen-only>
                {result.member || !about ? 'Answer again' : assessmentTexts.answerFor(about.child.firstName)}
              </Button>
            )}
          </>
        }
      >
        {result.member && <strong>{assessmentTexts.about(fullName(result.member))} </strong>}
        {`Answered${author}: `}
        <ViewerTime at={result.submittedAt} />
      </PageHeading>
      {about && !result.member && <Alert tone="info" title={assessmentTexts.unknownChild} />}
      <SectionCard title={`Altogether: ${result.level}`}>
        <p className={styles['explained']}>
          {coachText('A picture of these days, not a mark. Talk with your coach about what to begin with.')}
        </p>
        <ul className={styles['levels']}>
          {result.sections.map(({ section, percent, level }) => (
            <LevelBar key={section} name={section} percent={percent} level={level} />
          ))}
        </ul>
      </SectionCard>
      {result.sections.map(({ section }) => (
        <SectionCard key={section} title={section}>
          <Answers answers={result.answers.filter((answer) => answer.section === section)} />
        </SectionCard>
      ))}
    </div>
  );
};
