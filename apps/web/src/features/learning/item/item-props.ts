import type { LearningKind } from '@amberway/contract/learning/kinds';
import type { OpenItem } from '@amberway/contract/learning/schemas';
import type { WholeOf } from '../whole.ts';

/** What the page of one kind shows: the item with the reader's progress, and its content. */
export type ItemProps<K extends LearningKind> = { item: OpenItem; whole: WholeOf[K] };
