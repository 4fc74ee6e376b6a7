import { getWeekCard } from '@amberway/contract/week-card/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [sample(getWeekCard, 'family', ({ family }) => ({ params: { memberId: family.memberId } }))];
