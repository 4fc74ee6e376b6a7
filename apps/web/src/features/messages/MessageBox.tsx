import { useId, useState } from 'react';
import { FAMILY_MESSAGE_CHARACTERS, MESSAGE_CHARACTERS, messageTexts } from '@amberway/contract/messages/texts';
import { countWords, FAMILY_MESSAGE_WORDS, MESSAGE_WORDS } from '@amberway/contract/messages/words';
import styles from './messages.module.css';
import { takeTyped } from './take-typed.ts';
import { TextArea } from '../../ui/kit/TextArea.tsx';

const MAX_ROWS = 20;

const STAFF = { words: MESSAGE_WORDS, characters: MESSAGE_CHARACTERS, tooMany: messageTexts.tooManyWords };
const FAMILY = {
  words: FAMILY_MESSAGE_WORDS,
  characters: FAMILY_MESSAGE_CHARACTERS,
  tooMany: messageTexts.familyTooManyWords,
};

type Props = {
  label: string;
  rows: number;
  value: string;
  onChange: (text: string) => void;
  /** The error of the text or of sending it. */
  problem?: string | null | undefined;
  /** Rendered after the counter. */
  note?: string | null | undefined;
  /** Written by a family, whose limit is wider. */
  ofFamily?: boolean;
  /** Grows with its text: on a phone thirty words need more than a few rows. */
  grows?: boolean;
  disabled?: boolean;
  /** The message is being sent. */
  busy?: boolean;
  autoFocus?: boolean;
};

/** A short text with a word counter; at the word limit the box accepts no more and says so. */
export const MessageBox = ({
  label,
  rows,
  value,
  onChange,
  problem,
  note,
  ofFamily = false,
  grows = false,
  disabled = false,
  busy,
  autoFocus,
}: Props) => {
  const id = useId();
  const [stopped, setStopped] = useState(false);
  const limit = ofFamily ? FAMILY : STAFF;
  const words = countWords(value);
  // The value may have been cleared by the parent since.
  const notice = problem ?? (stopped && words === limit.words ? limit.tooMany : null);
  const take = (typed: string) => {
    const taken = takeTyped(value, typed, stopped, limit.words);
    setStopped(taken.stopped);
    onChange(taken.text);
  };
  return (
    <div className={styles['box']}>
      <label htmlFor={id}>{label}</label>
      <TextArea
        id={id}
        rows={rows}
        maxRows={grows ? MAX_ROWS : undefined}
        maxLength={limit.characters}
        value={value}
        disabled={disabled}
        readOnly={busy ?? false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the user's own click
        autoFocus={autoFocus ?? false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-count ${id}-said`}
        onChange={(event) => take(event.target.value)}
      />
      <p id={`${id}-count`} className={styles['count']}>
        {messageTexts.counter(words, limit.words)}
        {note && ` · ${note}`}
      </p>
      <p id={`${id}-said`} className={styles['problem']} role="status">
        {notice}
      </p>
    </div>
  );
};
