import { useEffect, useState } from 'react';
import { type BrightMoments, drawMoments, momentsNow, toggleStar } from '@amberway/contract/dashboards/bright-moments';
import { useDraft } from '../../../kernel/drafts/use-draft.ts';
import { useMe } from '../../../kernel/queries/me.ts';

const KIND = 'bright-moments';

/** Six at random. Whoever only looks at a family's page sees such a draw, without stars. */
export const useDrawnMoments = (): BrightMoments => useState(() => drawMoments(Date.now(), Math.random))[0];

/** What was kept, if it is still good at that time. */
const stillGood = (kept: unknown, now: number): BrightMoments | undefined => {
  const found = momentsNow(kept, now, () => 0);
  return found === kept ? found : undefined;
};

/**
 * The family's own draw with its stars. It lies in this browser while they are signed in; the server keeps a copy, so
 * that the week's draw is the same after signing out, which clears the browser.
 */
export const useOwnMoments = () => {
  const { _id } = useMe();
  const drawn = useDrawnMoments();
  const [kept, setKept] = useState<unknown>(null);
  const [ready, setReady] = useState(false);
  const [changed, setChanged] = useState<BrightMoments>();
  const moments = changed ?? (ready ? (stillGood(kept, drawn.createdAt) ?? drawn) : undefined);
  const draft = useDraft<BrightMoments>(KIND, _id, { value: moments, onRestore: setKept });
  // It becomes known after the first drawing what is kept.
  if (draft.ready && !ready) setReady(true);

  // Two tabs starred different things: the later star holds, this is nothing to ask a family about.
  const { status, keepMine } = draft;
  useEffect(() => {
    if (status === 'conflict') keepMine();
  }, [status, keepMine]);

  return { moments, toggle: (index: number) => setChanged(moments && toggleStar(moments, index)) };
};
