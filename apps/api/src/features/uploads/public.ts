// The exports other slices may use; attaching and signing are in kernel/files.
export { stripFilmsJob } from './film/stored-job.ts';
export { countPlaces } from './film/stored.queries.ts';
export { sendFile } from './serve.ts';
export { takeUpload } from './service.ts';
