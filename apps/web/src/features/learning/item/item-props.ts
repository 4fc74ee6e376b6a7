import type { LearningKind } from '@amberway/contract/learning/kinds';
import type { OpenItem } from '@amberway/contract/learning/schemas';
import type { WholeOf } from '../whole.ts';

/** Props of each kind's page: the item with the reader's progress, and its content. */
export type ItemProps<K extends LearningKind> = { item: OpenItem; whole: WholeOf[K] };
