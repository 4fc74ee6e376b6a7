import type { SkillStatus } from '@amberway/contract/programme/skill-status';
import type { StatusTone } from '../../ui/tags/StatusTag.tsx';

export const SKILL_TONES: Record<SkillStatus, StatusTone> = {
  Active: 'soft',
  Mastered: 'good',
  'On-hold': 'warn',
  Cancelled: 'plain',
};
