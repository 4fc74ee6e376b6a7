import type { Reach } from '@amberway/contract/kernel/permissions';
import { seesAsFamily } from '@amberway/contract/kernel/roles';
import type { GraphAxis } from '@amberway/contract/skills/graph/limits';
import type { Generalisation, SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { findMemberInReach } from '../../../kernel/authorise/queries.ts';
import { todayOf } from '../../../kernel/clock/today.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { assembleGraph, assembleSkill, mapWords } from './assemble.ts';
import { evidenceOf, findEvidence, findSkillsEvidence } from './queries.ts';

type Wanted = { by?: GraphAxis | undefined; from?: string | undefined; to?: string | undefined };

/** Families see events only once they are shown to them. */
export const loadGraph = async (
  principal: Principal,
  reach: Reach,
  skillId: string,
  wanted: Wanted,
): Promise<SkillGraph> => {
  const evidence = await findEvidence(principal, reach, skillId, !seesAsFamily(principal));
  if (!evidence) throw notFound();
  return assembleGraph(evidence, { ...wanted, today: todayOf(principal) });
};

export const loadGeneralisation = async (
  principal: Principal,
  reach: Reach,
  memberId: string,
): Promise<Generalisation> => {
  const child = await findMemberInReach(principal, reach, memberId);
  if (!child) throw notFound();
  const today = todayOf(principal);
  const { skills, people, places } = await findSkillsEvidence(child.id);
  return {
    member: child.id,
    today,
    skills: skills.map((skill) => assembleSkill(skill, places, today)),
    people,
    places,
  };
};

/** Where a skill works, in words: only places in which it was tried. The caller must have checked access to the child. */
export const whereItWorks = async (skillId: string): Promise<string> => {
  const evidence = await evidenceOf(skillId);
  return evidence ? mapWords(evidence) : '';
};
