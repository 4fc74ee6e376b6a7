import * as members from '@amberway/contract/members/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [sample(members.getMember, 'family', ({ family }) => ({ params: { id: family.memberId } }))];
