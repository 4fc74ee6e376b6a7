import { answersText } from '@amberway/contract/assessment/answers';
import { submitAssessment } from '@amberway/contract/assessment/endpoints';
import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { answersOf, type Walk } from '@amberway/contract/assessment/walk';
import { patchUser } from '@amberway/contract/users/endpoints';
import { ASSESSMENT_SLICE } from './queries.ts';
import { useAction } from '../../ui/use-action.ts';

type Whose = { userId: string; memberId: string | null };

/** Sends the answers as the child's or the user's, and deletes the draft once they are stored. */
export const useSubmit = ({ userId, memberId }: Whose, clear: () => Promise<void>, onDone: () => void) => {
  const options = {
    invalidates: [{ queryKey: [ASSESSMENT_SLICE, 'result', userId] }],
    done: async () => {
      await clear();
      return assessmentTexts.submitted;
    },
  };
  const ofChild = useAction(submitAssessment, options);
  const ofUser = useAction(patchUser, options);
  const submit = async (walk: Walk) => {
    const body = { socialSkillAssessment: answersText(answersOf(walk)) };
    const reply = memberId
      ? await ofChild.run({ params: { memberId }, body })
      : await ofUser.run({ params: { id: userId }, body });
    if (reply) onDone();
  };
  return { submit, busy: ofChild.busy || ofUser.busy };
};
