import { type KeyboardEvent, useId, useRef } from 'react';
import type { TO_WRITE } from '@amberway/contract/messages/paths';
import { FAMILY_MESSAGE_CHARACTERS, messageTexts, WORDS_LEFT_FROM } from '@amberway/contract/messages/texts';
import { useLocation } from '../../../kernel/router.ts';
import { ViewerDraftState } from '../../../ui/form/ViewerDraftState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { TextArea } from '../../../ui/kit/TextArea.tsx';
import styles from './composer.module.css';
import { useWrite } from './use-write.ts';

const MAX_ROWS = 5;

type Props = {
  person: { _id: string; firstName: string };
  /** How many more messages the family may send today; undefined while loading. */
  leftToday: number | null | undefined;
};

/** How many words are left, from twenty before the limit on. */
const WordsLeft = ({ left, tooLong }: { left: number; tooLong: boolean }) => {
  if (left > WORDS_LEFT_FROM && !tooLong) return null;
  if (left >= 0 && tooLong) return `At most ${FAMILY_MESSAGE_CHARACTERS} characters.`;
  return (
    <>
      <strong>{left < 0 ? messageTexts.wordsOver(-left) : messageTexts.wordsLeft(left)}</strong>{' '}
      {left < 0 ? messageTexts.familyTooManyWords : `${messageTexts.ofWords} ${messageTexts.kept}`}
    </>
  );
};

/** The box at the end of a conversation. It grows to five lines; Ctrl or ⌘ with Enter sends. */
export const Composer = ({ person, leftToday }: Props) => {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { text, left, problem, draft, sending, maySend, write, send } = useWrite(person._id);
  const toWrite = (useLocation().state as Partial<typeof TO_WRITE> | null)?.toWrite ?? false;
  const full = leftToday === 0;
  const ready = maySend && !full && draft.status !== 'conflict';
  const submit = async () => {
    if (!ready) return box.current?.focus();
    await send();
    return box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void submit();
  };
  const notice = full
    ? [messageTexts.familyLimit, text.trim() && messageTexts.kept].filter(Boolean).join(' ')
    : problem;
  return (
    <form
      className={styles['composer']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={styles['row']}>
        <label className="visually-hidden" htmlFor={id}>
          {messageTexts.writeTo(person.firstName)}
        </label>
        <TextArea
          ref={box}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just pressed 'Write to …'
          autoFocus={toWrite}
          id={id}
          className={styles['box']}
          rows={1}
          maxRows={MAX_ROWS}
          placeholder={messageTexts.writeTo(person.firstName)}
          value={text}
          readOnly={sending}
          aria-describedby={`${id}left ${id}said`}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className={styles['send']}
          aria-label={messageTexts.send}
          aria-disabled={!ready || sending || undefined}
          aria-busy={sending || undefined}
        >
          <Icon name="send" size={22} />
        </button>
      </div>
      <p id={`${id}left`} className={styles['left']}>
        <WordsLeft left={left} tooLong={text.trim().length > FAMILY_MESSAGE_CHARACTERS} />
      </p>
      <p id={`${id}said`} className={styles['problem']} role="status">
        {notice}
      </p>
      {(draft.status === 'conflict' || draft.status === 'refused') && <ViewerDraftState draft={draft} />}
    </form>
  );
};
