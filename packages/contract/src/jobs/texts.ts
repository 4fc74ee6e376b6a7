export const JOB_NOT_FAILED = 'Only a job that failed can be tried again.';
