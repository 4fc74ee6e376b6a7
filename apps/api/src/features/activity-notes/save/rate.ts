import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import { findIdea, type IdeaRow } from '../ideas.queries.ts';
import { storeUsefulness } from './queries.ts';

/** Stores a family's rating of an idea for home, or null to withdraw it. */
export const rateIdea = (actor: RequestActor, id: string, clientFindSkillUseful: boolean | null): Promise<IdeaRow> =>
  inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const idea = await findIdea(principal, reach, id);
    if (!idea) throw notFound();
    if (idea.clientFindSkillUseful === clientFindSkillUseful) return idea;
    await storeUsefulness(id, clientFindSkillUseful);
    await recordAudit({
      principal,
      action: 'rate',
      record: 'session',
      recordId: id,
      subjectId: principal.userId,
      before: { clientFindSkillUseful: idea.clientFindSkillUseful },
      after: { clientFindSkillUseful },
      requestId,
    });
    return { ...idea, clientFindSkillUseful };
  });
