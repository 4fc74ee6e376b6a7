import { useState } from 'react';
import { agreeGasScale } from '@amberway/contract/gas/endpoints';
import { countNo, GAS_NO_HINT, GAS_QUALITY, type GasQuality } from '@amberway/contract/gas/limits';
import type { GasEdition, GasScale } from '@amberway/contract/gas/schemas';
import { gasTexts } from '@amberway/contract/gas/texts';
import { isFamily } from '@amberway/contract/kernel/roles';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { RadioGroup } from '../../ui/kit/RadioGroup.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import { useAction } from '../../ui/use-action.ts';
import styles from './gas.module.css';
import { gasLabels, QUALITY_QUESTIONS } from './labels.ts';
import { GAS_SLICE } from './queries.ts';

type Answers = Partial<GasQuality>;
const isComplete = (answers: Answers): answers is GasQuality =>
  GAS_QUALITY.every((question) => answers[question] !== undefined);

const YES_NO = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
] as const;

const Questions = ({ answers, onChange }: { answers: Answers; onChange: (answers: Answers) => void }) => (
  <ul className={styles['questions']}>
    {GAS_QUALITY.map((question) => {
      const answer = answers[question];
      return (
        <li key={question}>
          <span>{QUALITY_QUESTIONS[question]}</span>
          <RadioGroup
            aria-label={QUALITY_QUESTIONS[question]}
            options={YES_NO}
            value={answer}
            onChange={(value) => onChange({ ...answers, [question]: value })}
          />
        </li>
      );
    })}
  </ul>
);

const Answered = ({ quality }: { quality: GasQuality }) => (
  <ul className={styles['questions']}>
    {GAS_QUALITY.map((question) => (
      <li key={question}>
        <span>{QUALITY_QUESTIONS[question]}</span>
        <strong>{quality[question] ? 'Yes' : 'No'}</strong>
      </li>
    ))}
  </ul>
);

const Sides = ({ edition: { agreedFamily, agreedCoach } }: { edition: GasEdition }) => (
  <ul className={styles['sides']}>
    {[
      { who: gasLabels.family, agreed: agreedFamily },
      { who: gasLabels.coach, agreed: agreedCoach },
    ].map(({ who, agreed }) => (
      <li key={who}>
        {agreed ? (
          <>
            {agreed.by.firstName} agreed · <ViewerTime at={agreed.at} day />
          </>
        ) : (
          gasLabels.notYet(who)
        )}
      </li>
    ))}
  </ul>
);

/** Who has agreed on the words, and the viewer's own agreement. */
export const Agreement = ({ scale }: { scale: GasScale }) => {
  const { current, state } = scale;
  const family = isFamily(useMe());
  const may = useCan('gas', 'agree') && state === 'draft' && !(family ? current.agreedFamily : current.agreedCoach);
  const [answers, setAnswers] = useState<Answers>({});
  const { run, busy } = useAction(agreeGasScale, { invalidates: [GAS_SLICE], done: gasTexts.agreed });
  const asks = may && !family;
  const no = isComplete(answers) ? countNo(answers) : 0;
  return (
    <SectionCard title={family ? gasLabels.whoAgreed : gasLabels.quality}>
      {!family && current.quality && <Answered quality={current.quality} />}
      {asks && <Questions answers={answers} onChange={setAnswers} />}
      {asks && no >= GAS_NO_HINT && (
        <p role="status">{no === GAS_QUALITY.length ? gasTexts.notGoodEnough : gasLabels.qualityHint}</p>
      )}
      <Sides edition={current} />
      {may && (
        <Button
          variant="primary"
          busy={busy}
          disabled={asks && (!isComplete(answers) || no === GAS_QUALITY.length)}
          onClick={() =>
            void run({
              params: { id: scale._id },
              body: { version: scale.version, ...(isComplete(answers) && { quality: answers }) },
            })
          }
        >
          {gasLabels.agree}
        </Button>
      )}
      <p className={styles['quiet']}>
        {gasLabels.review}: <ViewerTime at={current.reviewOn} day />. {gasLabels.afterwards}
      </p>
    </SectionCard>
  );
};
