import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answersText } from '@amberway/contract/assessment/answers';
import { submitAssessment } from '@amberway/contract/assessment/endpoints';
import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { answersOf, type Walk } from '@amberway/contract/assessment/walk';
import { patchUser } from '@amberway/contract/users/endpoints';
import { call } from '../../kernel/api.ts';
import { useNotices } from '../../ui/notices.ts';
import { ASSESSMENT_SLICE } from './queries.ts';

type Whose = { userId: string; memberId: string | null };

/** Sends the answers as the child's or the user's, and forgets the draft once they have arrived. */
export const useSubmit = ({ userId, memberId }: Whose, clear: () => Promise<void>, onDone: () => void) => {
  const client = useQueryClient();
  const notices = useNotices();
  return useMutation({
    mutationFn: async (walk: Walk) => {
      const body = { socialSkillAssessment: answersText(answersOf(walk)) };
      if (memberId) await call(submitAssessment, { params: { memberId }, body });
      else await call(patchUser, { params: { id: userId }, body });
    },
    onSuccess: async () => {
      await clear();
      await client.invalidateQueries({ queryKey: [ASSESSMENT_SLICE, 'result', userId] });
      notices.success(assessmentTexts.submitted);
      onDone();
    },
    onError: notices.error,
  });
};
