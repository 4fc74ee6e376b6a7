import { runSessionReport } from '@amberway/contract/reports/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [sample(runSessionReport, 'none', () => ({ body: { from: '2026-01-01', to: '2026-01-31' } }))];
