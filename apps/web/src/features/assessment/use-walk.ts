import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FIRST_QUESTION } from '@amberway/contract/assessment/schemas';
import { assessmentTexts } from '@amberway/contract/assessment/texts';
import {
  ahead,
  ASSESSMENT_DRAFT,
  beginWalk,
  choose,
  goBack,
  goOn,
  isWalk,
  type Walk,
} from '@amberway/contract/assessment/walk';
import { messageOf } from '../../kernel/api-error.ts';
import { useDraft } from '../../kernel/drafts/use-draft.ts';
import { useWork } from '../../ui/use-action.ts';
import { questionQuery } from './queries.ts';

const isBegun = (walk: Walk | undefined): walk is Walk =>
  walk !== undefined && (walk.length > 1 || walk[0]?.selectedResponse !== null);

/** The questions answered so far, about a child or by a user. Saved as a draft here and on the server, and resumed. */
export const useWalk = (about: string) => {
  const client = useQueryClient();
  const [restored, setWalk] = useState<Walk>();
  const [resumed, setResumed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const draft = useDraft<Walk>(ASSESSMENT_DRAFT, about, {
    value: isBegun(restored) ? restored : undefined,
    onRestore: (stored) => {
      if (!isWalk(stored)) return;
      setWalk(stored);
      setResumed(true);
    },
  });
  const first = useQuery(questionQuery(FIRST_QUESTION));
  const walk = restored ?? (draft.ready && first.data ? beginWalk(first.data.data) : undefined);

  const move = (next: Walk) => {
    setWalk(next);
    setProblem(null);
    setResumed(false);
  };

  const load = useWork((reference: string) => client.fetchQuery(questionQuery(reference)), {
    failed: (error) => setProblem(messageOf(error, assessmentTexts.notThisWay)),
  });
  /** Next: shows an error without an answer, or loads the question it leads to. */
  const next = async () => {
    if (!walk) return;
    const step = ahead(walk);
    if (step.kind === 'unanswered') setProblem(assessmentTexts.selectAnswer);
    if (step.kind !== 'question') return;
    const found = await load.run(step.reference);
    if (!found) return;
    const further = goOn(walk, found.data);
    if (further === walk) setProblem(assessmentTexts.notThisWay);
    else move(further);
  };

  return {
    walk,
    /** The approximate number of questions. */
    about: first.data?.count,
    failure: walk ? null : first.error,
    retry: () => void first.refetch(),
    draft,
    resumed,
    problem,
    setProblem,
    busy: load.busy,
    pick: (responseId: string) => walk && move(choose(walk, responseId)),
    next,
    prev: () => walk && move(goBack(walk)),
    startAgain: () => first.data && move(beginWalk(first.data.data)),
  };
};
