import { randomUUID } from 'node:crypto';
import * as drafts from '@amberway/contract/drafts/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

const fresh = () => ({ kind: 'matrix', key: randomUUID() });

export const samples = [
  sample(drafts.listDrafts, 'none', () => ({ params: { kind: 'matrix' } })),
  sample(drafts.getDraft, 'none', () => ({ params: fresh() })),
  sample(drafts.saveDraft, 'none', () => ({
    params: fresh(),
    body: { value: { text: 'half a sentence' }, version: 0 },
  })),
  sample(drafts.storeConflict, 'none', () => ({ params: fresh(), body: { value: { text: 'half a sentence' } } })),
  sample(drafts.deleteDraft, 'none', () => ({ params: fresh() })),
];
