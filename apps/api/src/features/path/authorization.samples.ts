import { getPath } from '@amberway/contract/path/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [sample(getPath, 'family', ({ family }) => ({ params: { memberId: family.memberId } }))];
