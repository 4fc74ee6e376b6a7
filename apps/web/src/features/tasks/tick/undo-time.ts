import { SECOND } from '@amberway/contract/kernel/limits';
import { UNDO_TICK_SECONDS } from '@amberway/contract/tasks/texts';

export const UNDO_MS = UNDO_TICK_SECONDS * SECOND;
