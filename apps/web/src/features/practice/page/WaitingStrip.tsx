import { useOutbox } from '../../../kernel/outbox/outbox.ts';
import { outboxTexts } from '../../../kernel/outbox/texts.ts';
import { practiseLabels } from './labels.ts';
import { Strip } from './Strip.tsx';

/** How many entries wait, and how they go. Nothing if there are none. */
export const WaitingStrip = () => {
  const { waiting, needsSignIn } = useOutbox();
  if (waiting.length === 0) return null;
  return (
    <Strip tone="info">
      <b>{outboxTexts.waiting(waiting.length)}</b>{' '}
      {needsSignIn ? practiseLabels.signInToSend : outboxTexts.byThemselves(waiting.length)}
    </Strip>
  );
};
