import { resetMailJob } from './features/auth/reset-mail-job.ts';
import { sweepFactorsJob } from './features/auth/factors/sweep-job.ts';
import { pullAllJob, pullCalendarJob, pushNoteJob, removeEventJob } from './features/calendar/events/jobs.ts';
import { notifyReviewsJob } from './features/gas/review/job.ts';
import { settleMailsJob } from './features/client-mail/settle-job.ts';
import { CONTENT_USES } from './content-uses.ts';
import { sweepBinJob } from './features/content/bin/sweep-job.ts';
import { sweepDraftsJob } from './features/drafts/sweep-job.ts';
import { sendDigestsJob } from './features/notifications/digest/job.ts';
import { stripFilmsJob } from './features/uploads/public.ts';
import { notifyOverdueJob } from './features/tasks/overdue/job.ts';
import { eraseDueJob, eraseFamilyJob } from './features/privacy/erase/jobs.ts';
import { dropExportJob, exportJob } from './features/privacy/export/job.ts';
import { allocatedJob } from './features/users/allocation/job.ts';
import { nightlyBackupJob } from './backup/job.ts';
import { sweepFilesJob } from './kernel/files/sweep-job.ts';
import type { Job } from './kernel/jobs/job.ts';
import { sendMail } from './kernel/mail/job.ts';
import { sweep } from './kernel/sweeps.ts';
import { ROUTES } from './routes.ts';

export const JOBS: readonly Job[] = [
  sendMail,
  resetMailJob,
  sweep,
  sweepFilesJob,
  stripFilmsJob,
  sweepDraftsJob,
  sweepFactorsJob,
  sweepBinJob(CONTENT_USES),
  notifyOverdueJob,
  notifyReviewsJob,
  sendDigestsJob,
  pushNoteJob,
  pullCalendarJob,
  pullAllJob,
  removeEventJob,
  settleMailsJob,
  eraseDueJob,
  eraseFamilyJob,
  exportJob(ROUTES),
  dropExportJob,
  allocatedJob,
  nightlyBackupJob,
];
