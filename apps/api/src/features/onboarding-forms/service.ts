import { answerTexts, type YourName } from '@amberway/contract/onboarding-forms/answers';
import { type Profile, type StoredAnswers, withProfile } from '@amberway/contract/onboarding-forms/profile';
import { formStateOf } from '@amberway/contract/onboarding-forms/texts';
import type { FormType } from '@amberway/contract/onboarding-forms/types';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { duplicate, invalid, notFound } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { profileIn } from './present.ts';
import { type Child, claimEvent, type Family, lockFamily, storeMemberForms, storeUserForms } from './queries.ts';

type Submission = {
  customerId: string;
  type: FormType;
  member: string | null;
  yourName: YourName;
  answers: StoredAnswers;
};
type RequestActor = { principal: Principal | null; requestId: string };

/** The child a form is about. A child of another family returns 404 for everyone. */
export const childFor = (family: Family, type: FormType, member: string | null): Child | null => {
  if (type === 'parent') {
    if (member) throw invalid({ member: 'This form is not about a child.' });
    return null;
  }
  if (member) {
    const child = family.children.find(({ id }) => id === member);
    if (!child) throw notFound();
    return child;
  }
  const [only, ...more] = family.children;
  if (more.length > 0) throw invalid({ member: answerTexts.whichChild }, answerTexts.whichChild);
  return only ?? null;
};

/** Providers repeat the prefill: a child sent with a carer's form must be the family's, and is otherwise ignored. */
const childOfEvent = (family: Family, { type, member }: Submission): Child | null => {
  if (type === 'child' || !member) return childFor(family, type, member);
  childFor(family, 'child', member);
  return null;
};

const store = async (
  family: Family,
  child: Child | null,
  { type, yourName, answers }: Submission,
  { principal, requestId }: RequestActor,
) => {
  const { customer } = family;
  const profile: Profile = { yourName, answers, member: child?.id ?? null, submittedAt: new Date().toISOString() };
  await storeUserForms(customer.id, withProfile(customer.forms, type, profile));
  if (child) await storeMemberForms(child.id, withProfile(child.forms, type, profile));
  // The audit log has who and when; the answers themselves are left out.
  const record = child ? { record: 'member', recordId: child.id } : { record: 'user', recordId: customer.id };
  await recordAudit({
    principal,
    action: 'submitForm',
    ...record,
    subjectId: customer.id,
    after: { form: type },
    requestId,
  });
  return { type, state: formStateOf(true), submittedAt: profile.submittedAt };
};

export const submit = (submission: Submission, actor: RequestActor) =>
  inTransaction(async () => {
    const family = await lockFamily(submission.customerId);
    if (!family) throw notFound();
    const child = childFor(family, submission.type, submission.member);
    if (profileIn(family, submission.type, child)) throw duplicate('This form has already been submitted.');
    return store(family, child, submission, actor);
  });

/** A provider delivers at least once and lets people edit their answers: each event counts once, the latest wins. */
export const receive = (eventId: string, submission: Submission, actor: RequestActor) =>
  inTransaction(async () => {
    const { customerId, type } = submission;
    const family = await lockFamily(customerId);
    if (!family) throw notFound();
    const child = childOfEvent(family, submission);
    if (await claimEvent({ eventId, userId: customerId, type })) return store(family, child, submission, actor);
    const known = profileIn(family, type, child);
    return { type, state: formStateOf(Boolean(known)), submittedAt: known?.submittedAt ?? null };
  });
