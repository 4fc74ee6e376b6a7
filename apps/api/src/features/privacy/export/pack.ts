import type { FamilyRecord } from './gather.ts';
import { type PackedFile, recordPage } from './page.ts';

export type PackInput = { record: FamilyRecord; files: readonly PackedFile[]; madeAt: string };

declare module '../../../kernel/work/task.ts' {
  interface Tasks {
    packRecord: (input: PackInput) => { page: Uint8Array; json: Uint8Array };
  }
}

const encoder = new TextEncoder();

/** The texts of the zip. A task for a worker thread: the notes of three years take a second. */
export const packRecord = ({ record, files, madeAt }: PackInput) => ({
  page: encoder.encode(recordPage(record, files, madeAt)),
  json: encoder.encode(JSON.stringify({ madeAt, ...record }, null, 2)),
});
