import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rateIdea } from '@amberway/contract/activity-notes/endpoints';
import type { Idea } from '@amberway/contract/activity-notes/schemas';
import { call } from '../../../kernel/api.ts';
import { useNotices } from '../../../ui/notices.ts';
import { SESSIONS_SLICE } from '../queries.ts';

type Liking = Idea['clientFindSkillUseful'];

/** Like, dislike, or neither again. It shows at once, and goes back when it could not be saved. */
export const useRateIdea = ({ noteId, clientFindSkillUseful: stored }: Idea) => {
  const client = useQueryClient();
  const notices = useNotices();
  const [wanted, setWanted] = useState<{ over: Liking; is: Liking } | null>(null);
  // What was wished for holds until the list itself says something new.
  const liking = wanted && wanted.over === stored ? wanted.is : stored;
  const rate = async (next: Liking) => {
    setWanted({ over: stored, is: next });
    try {
      await call(rateIdea, { params: { id: noteId }, body: { clientFindSkillUseful: next } });
      await client.invalidateQueries({ queryKey: [SESSIONS_SLICE] });
    } catch (error) {
      setWanted(null);
      notices.error(error);
    }
  };
  return { liking, press: (value: boolean) => void rate(liking === value ? null : value) };
};
