import type { Answers } from '@amberway/contract/onboarding-forms/answers';
import { listForms } from '@amberway/contract/onboarding-forms/endpoints';
import type { FormStatus } from '@amberway/contract/onboarding-forms/schemas';
import type { FormType } from '@amberway/contract/onboarding-forms/types';
import { hasAgreed } from '@amberway/contract/privacy/consent';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { messageOf } from '../../../kernel/api-error.ts';
import { isRejectedWith } from '../../../kernel/rejected.ts';
import { call } from '../../../kernel/api.ts';
import { bootSession } from '../../../kernel/sign-in/boot.ts';
import { currentSession } from '../../../kernel/sign-in/state.ts';
import { reportCompleted } from './report.ts';

export type Opened =
  | { kind: 'open'; known: Answers }
  | { kind: 'done' | 'submitted' | 'signedOut' | 'notAgreed' | 'notYours' }
  | { kind: 'failed'; message: string };

/** Answers that are already known. */
const knownAnswers = ({ member }: Pick<FormStatus, 'member'>): Answers => (member ? { knownAs: member.firstName } : {});

/** Whether the signed-in user may fill in this form, and whether it is still open. */
export const openForm = async (type: FormType, userId: string, memberId: string | null): Promise<Opened> => {
  const outcome = await bootSession();
  const user = currentSession()?.user;
  if (typeof outcome === 'object') return { kind: 'failed', message: outcome.unreachable.message };
  if (!user) return { kind: 'signedOut' };
  if (user._id !== userId) return { kind: 'notYours' };
  if (!hasAgreed(user)) return { kind: 'notAgreed' };
  try {
    const { data } = await call(listForms, { params: { userId } });
    const form = data.forms.find((one) => one.type === type && (one.member?._id ?? null) === memberId);
    if (!form) return { kind: 'notYours' };
    if (form.state !== 'submitted') return { kind: 'open', known: knownAnswers(form) };
    // Submitted from another device meanwhile.
    reportCompleted();
    return { kind: 'submitted' };
  } catch (error) {
    if (isRejectedWith(error, 404)) return { kind: 'notYours' };
    return { kind: 'failed', message: messageOf(error, FAILURES.internal.message) };
  }
};
