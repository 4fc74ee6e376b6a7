import { useState } from 'react';
import { isBlank } from '@amberway/contract/kernel/visible';
import { writeToCoach } from '@amberway/contract/messages/endpoints';
import { FAMILY_MESSAGE_CHARACTERS, messageTexts } from '@amberway/contract/messages/texts';
import { countWords, FAMILY_MESSAGE_WORDS } from '@amberway/contract/messages/words';
import { ApiError } from '../../../kernel/api-error.ts';
import { textKey } from '../../../kernel/drafts/text-key.ts';
import { useWritten } from '../../../kernel/drafts/use-written.ts';
import { MESSAGE } from '../../../kernel/outbox/kinds.ts';
import { callOrWait } from '../../../kernel/outbox/waiting.ts';
import { useWork } from '../../../ui/use-action.ts';
import { MESSAGES_SLICE } from '../queries.ts';
import { sendFailure } from '../send-failure.ts';

const DRAFT_KIND = 'message';

const reasonOf = (error: unknown): string =>
  error instanceof ApiError && !error.noResponse ? sendFailure(error) : messageTexts.notSent;

/** The text to one coach: stored as a draft until it is sent, and sent again with the same key after a lost response. */
export const useWrite = (personId: string) => {
  const [problem, setProblem] = useState<string | null>(null);
  const { text, textId, draft, write, clear } = useWritten(DRAFT_KIND, personId);
  const left = FAMILY_MESSAGE_WORDS - countWords(text);
  const isTooLong = left < 0 || text.trim().length > FAMILY_MESSAGE_CHARACTERS;

  const { run, busy } = useWork(
    (input: { params: { personId: string }; body: { message: string } }, id: string) =>
      callOrWait(writeToCoach, input, { kind: MESSAGE, key: personId, label: input.body.message, id }),
    {
      invalidates: [MESSAGES_SLICE],
      done: () => void clear(),
      failed: (error) => setProblem(reasonOf(error)),
    },
  );

  return {
    text,
    left,
    problem,
    draft,
    sending: busy,
    // Before the draft is known, sending would leave it behind.
    maySend: !isBlank(text) && !isTooLong && draft.ready,
    write: (next: string) => {
      setProblem(null);
      write(next);
    },
    send: () => {
      setProblem(null);
      const body = { message: text.trim() };
      return run({ params: { personId }, body }, textKey(textId, { personId, ...body }));
    },
  };
};
