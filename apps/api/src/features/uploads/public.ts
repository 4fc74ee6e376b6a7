// The exports other slices may use; attaching and signing are in kernel/files.
export { sendFile } from './serve.ts';
export { takeUpload } from './service.ts';
