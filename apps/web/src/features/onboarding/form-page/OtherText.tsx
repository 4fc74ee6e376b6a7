import { FORM_SECTIONS } from '@amberway/contract/onboarding-forms/sections';
import type { FormType } from '@amberway/contract/onboarding-forms/types';
import { same } from '../../../kernel/same.ts';
import type { FormText } from './check.ts';
import styles from './form-page.module.css';
import { labels } from './labels.ts';

type Props = { type: FormType; mine: FormText; theirs: FormText };
type Difference = { label: string; answer: string };

const textOf = (answer: unknown) => [answer].flat().filter(Boolean).join(', ') || labels.noAnswer;

const differences = ({ type, mine, theirs }: Props): Difference[] => {
  const pairs = [
    { label: labels.firstName, here: mine.yourName.first, there: theirs.yourName?.first },
    { label: labels.lastName, here: mine.yourName.last, there: theirs.yourName?.last },
    ...FORM_SECTIONS[type]
      .flatMap(({ questions }) => questions)
      .map(({ name, label }) => ({ label, here: mine.answers[name], there: theirs.answers?.[name] })),
  ];
  return pairs
    .filter(({ here, there }) => !same(here, there))
    .map(({ label, there }) => ({ label, answer: textOf(there) }));
};

/** The differences in the draft of the other tab or device, to choose between them. */
export const OtherText = (props: Props) => (
  <dl className={styles['other']}>
    {differences(props).map(({ label, answer }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{answer}</dd>
      </div>
    ))}
  </dl>
);
