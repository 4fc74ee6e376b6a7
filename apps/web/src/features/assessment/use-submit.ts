import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answersText } from '@amberway/contract/assessment/answers';
import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { answersOf, type Walk } from '@amberway/contract/assessment/walk';
import { patchUser } from '@amberway/contract/users/endpoints';
import { call } from '../../kernel/api.ts';
import { useNotices } from '../../ui/notices.ts';
import { ASSESSMENT_SLICE } from './queries.ts';

/** Sends the answers as the user's, and forgets the draft once they have arrived. */
export const useSubmit = (userId: string, clear: () => Promise<void>, onDone: () => void) => {
  const client = useQueryClient();
  const notices = useNotices();
  return useMutation({
    mutationFn: (walk: Walk) =>
      call(patchUser, {
        params: { id: userId },
        body: { socialSkillAssesment: answersText(answersOf(walk)) },
      }),
    onSuccess: async () => {
      await clear();
      await client.invalidateQueries({ queryKey: [ASSESSMENT_SLICE, 'result', userId] });
      notices.success(assessmentTexts.submitted);
      onDone();
    },
    onError: notices.error,
  });
};
