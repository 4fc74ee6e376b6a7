import { activityNotesWire } from '@amberway/contract/activity-notes/wire';
import { encodeNames } from '@amberway/contract/kernel/wire';
import { outcomesWire } from '@amberway/contract/outcomes/wire';
import { tasksWire } from '@amberway/contract/tasks/wire';
import type { FamilyRecord } from './gather.ts';
import { type PackedFile, recordPage } from './page.ts';

export type PackInput = { record: FamilyRecord; files: readonly PackedFile[]; madeAt: string };

declare module '../../../kernel/work/task.ts' {
  interface Tasks {
    packRecord: (input: PackInput) => { page: Uint8Array; json: Uint8Array };
  }
}

const encoder = new TextEncoder();

/** record.json uses the field names of the API. */
const withWireNames = (record: FamilyRecord) => ({
  ...record,
  children: record.children.map((child) => ({
    ...child,
    programme: encodeNames(outcomesWire, child.programme),
    tasks: encodeNames(tasksWire, child.tasks),
    notes: encodeNames(activityNotesWire, child.notes),
    ideasForHome: encodeNames(activityNotesWire, child.ideasForHome),
  })),
});

/** The text files of the zip. Runs in a worker thread: the notes of three years take a second. */
export const packRecord = ({ record, files, madeAt }: PackInput) => ({
  page: encoder.encode(recordPage(record, files, madeAt)),
  json: encoder.encode(JSON.stringify({ madeAt, ...withWireNames(record) }, null, 2)),
});
