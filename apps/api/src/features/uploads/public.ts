// What other slices may use of this one; attaching and signing are in kernel/files.
export { sendFile } from './serve.ts';
export { takeUpload } from './service.ts';
