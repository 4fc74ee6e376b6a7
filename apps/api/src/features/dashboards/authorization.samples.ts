import * as endpoints from '@amberway/contract/dashboards/endpoints';
import { sample, type World } from '../../testing/matrix/sample.ts';

const ofChild = ({ family }: World) => ({ query: `?member=${family.memberId}` });

export const samples = [
  sample(endpoints.getProgress, 'family', ofChild),
  sample(endpoints.getHome, 'family', ofChild),
  // The reads inside have their own permissions: another family's child is a 404 there.
  sample(endpoints.getFirstView, 'none', ofChild),
  sample(endpoints.getInsights, 'family', ofChild),
  sample(endpoints.getWeeklyResources, 'family', ofChild),
  sample(endpoints.getWorkspace, 'none'),
  sample(endpoints.recordVisit, 'none'),
];
