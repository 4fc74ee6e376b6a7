import { useState } from 'react';
import { rateIdea } from '@amberway/contract/activity-notes/endpoints';
import type { Idea } from '@amberway/contract/activity-notes/schemas';
import { NOTES_SLICE } from '../queries.ts';
import { useAction } from '../../../ui/use-action.ts';

type Liking = Idea['clientFindSkillUseful'];

/** Like, dislike, or neither. Optimistic: shown at once, and undone when saving fails. */
export const useRateIdea = ({
  noteId,
  clientFindSkillUseful: stored,
}: Pick<Idea, 'noteId' | 'clientFindSkillUseful'>) => {
  const [wanted, setWanted] = useState<{ over: Liking; is: Liking } | null>(null);
  const { run } = useAction(rateIdea, { invalidates: [NOTES_SLICE] });
  // The optimistic value applies until the list brings a new one.
  const liking = wanted && wanted.over === stored ? wanted.is : stored;
  const rate = async (next: Liking) => {
    setWanted({ over: stored, is: next });
    if (!(await run({ params: { id: noteId }, body: { clientFindSkillUseful: next } }))) setWanted(null);
  };
  return { liking, press: (value: boolean) => void rate(liking === value ? null : value) };
};
