import type { OutcomeStatus } from '@amberway/contract/programme/outcome-status';
import type { StatusTone } from '../../ui/tags/StatusTag.tsx';

export const OUTCOME_TONES: Record<OutcomeStatus, StatusTone> = {
  Achieved: 'good',
  'In-progress': 'soft',
  Planned: 'info',
  'On-hold': 'warn',
  Cancelled: 'plain',
};
