import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { sessionReportBody } from './body.ts';

export const runSessionReport = endpoint({
  method: 'POST',
  path: 'report/session-report',
  tag: 'reports',
  summary: 'All sessions of these days as CSV, earliest first',
  access: { area: 'reports', action: 'sessions' },
  limit: 'search',
  body: sessionReportBody,
  reply: z.any(),
  file: true,
});
