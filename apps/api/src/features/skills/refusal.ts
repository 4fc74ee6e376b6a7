import { outcomeIsOpen } from '@amberway/contract/programme/outcome-status';
import {
  skillCanBeDeleted,
  skillCanBeMastered,
  skillCanChange,
  skillIsEditable,
  type Standing,
} from '@amberway/contract/programme/skill-status';
import { skillTexts } from '@amberway/contract/skills/texts';

const POSSIBLE = { edit: skillCanChange, master: skillCanBeMastered, delete: skillCanBeDeleted } as const;

/** Why the skill's current status does not allow the action, keyed by the field to show it on. */
export const refusal = (at: Standing, action: keyof typeof POSSIBLE): Record<string, string> | undefined => {
  if (POSSIBLE[action](at)) return undefined;
  if (!outcomeIsOpen(at.outcome)) return { status: skillTexts.outcomeClosed };
  return { status: skillIsEditable(at.skill) ? skillTexts.notMasterable : skillTexts.notEditable };
};
