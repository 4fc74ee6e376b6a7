import { useState } from 'react';
import { isBlank } from '@amberway/contract/kernel/visible';
import { writeToCoach } from '@amberway/contract/messages/endpoints';
import { FAMILY_MESSAGE_CHARACTERS, messageTexts } from '@amberway/contract/messages/texts';
import { countWords, FAMILY_MESSAGE_WORDS } from '@amberway/contract/messages/words';
import { ApiError } from '../../../kernel/api-error.ts';
import { textKey } from '../../../kernel/drafts/text-key.ts';
import { useDraft } from '../../../kernel/drafts/use-draft.ts';
import { nothingWritten, readWritten, type Written } from '../../../kernel/drafts/written.ts';
import { useAction } from '../../../ui/use-action.ts';
import { MESSAGES_SLICE } from '../queries.ts';
import { sendFailure } from '../send-failure.ts';

const DRAFT_KIND = 'message';

const reasonOf = (error: unknown): string =>
  error instanceof ApiError && !error.noResponse ? sendFailure(error) : messageTexts.notSent;

/** The text to one coach: stored as a draft until it is sent, and sent again with the same key after a lost response. */
export const useWrite = (personId: string) => {
  const [written, setWritten] = useState(nothingWritten);
  const [typed, setTyped] = useState<Written>();
  const [problem, setProblem] = useState<string | null>(null);
  const draft = useDraft<unknown>(DRAFT_KIND, personId, {
    value: typed,
    onRestore: (found) => setWritten((now) => readWritten(found) ?? now),
  });
  const { text, textId } = written;
  const left = FAMILY_MESSAGE_WORDS - countWords(text);
  const isTooLong = left < 0 || text.trim().length > FAMILY_MESSAGE_CHARACTERS;

  const { run, busy } = useAction(writeToCoach, {
    invalidates: [MESSAGES_SLICE],
    done: () => {
      setWritten(nothingWritten());
      setTyped(undefined);
      void draft.clear();
    },
    failed: (error) => setProblem(reasonOf(error)),
  });

  return {
    text,
    left,
    problem,
    draft,
    sending: busy,
    maySend: !isBlank(text) && !isTooLong,
    write: (next: string) => {
      const now = { text: next, textId };
      setProblem(null);
      setWritten(now);
      setTyped(now);
    },
    send: () => {
      setProblem(null);
      const body = { message: text.trim() };
      return run({ params: { personId }, body }, { idempotencyKey: textKey(textId, { personId, ...body }) });
    },
  };
};
