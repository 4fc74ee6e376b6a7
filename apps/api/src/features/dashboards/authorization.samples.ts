import * as endpoints from '@amberway/contract/dashboards/endpoints';
import { sample, type World } from '../../testing/matrix/sample.ts';

const ofChild = ({ family }: World) => ({ query: `?member=${family.memberId}` });

export const samples = [
  sample(endpoints.getProgress, 'family', ofChild),
  sample(endpoints.getHome, 'family', ofChild),
  sample(endpoints.getToday, 'family', ofChild),
  sample(endpoints.getLatestNote, 'family', ofChild),
  sample(endpoints.getLatestMessage, 'family', ofChild),
  sample(endpoints.getInsights, 'family', ofChild),
  sample(endpoints.getWeeklyResources, 'family', ofChild),
  sample(endpoints.getWorkspace, 'none'),
  sample(endpoints.recordVisit, 'none'),
];
