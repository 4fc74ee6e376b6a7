import { getChildPage } from '@amberway/contract/child-page/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [sample(getChildPage, 'family', ({ family }) => ({ params: { memberId: family.memberId } }))];
