import type { UploadedFile } from '@amberway/contract/uploads/schemas';

/** What a record stores of a file; a file that was just uploaded has more. */
export type FileValue = Pick<UploadedFile, 'public_url' | 'fileName'> & Partial<UploadedFile>;
