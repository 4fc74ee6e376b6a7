import type { UploadedFile } from '@amberway/contract/uploads/schemas';

/** What a record stores of a file; more is known of one that was just sent. */
export type FileValue = Pick<UploadedFile, 'public_url' | 'fileName'> & Partial<UploadedFile>;
