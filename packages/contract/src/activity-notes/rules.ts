import { isBlankRichText } from '../kernel/rich-text.ts';
import { isBlank } from '../kernel/visible.ts';
import { RESOURCE_TYPE } from './length.ts';
import { CANCELLED, isScheduled, mayBecomeNoteStatus, NEW_NOTE_STATUS, type NoteStatus } from './status.ts';
import { noteTexts as texts } from './texts.ts';
import { isBlankTitle } from './title.ts';

// Validation of a complete activity note, used by the form and by the server.

export type NoteRecord = {
  member?: string | null | undefined;
  about?: string | undefined;
  title?: string | undefined;
  type?: string | undefined;
  status?: NoteStatus | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
  /** Whether a library resource is attached or about to be. */
  hasResource?: boolean | undefined;
};

type Check = { field: string; text: string; submit: string };

const checks = (note: NoteRecord, prefix: string, stored?: NoteRecord): (Check | false)[] => {
  const status = note.status ?? NEW_NOTE_STATUS;
  // An appointment has no text yet, and a cancelled one never got any.
  const needsText = !isScheduled(status) && !(status === CANCELLED && stored && isBlankRichText(stored.about ?? ''));
  return [
    !note.member && { field: 'member', text: texts.selectChild, submit: texts.noChild },
    needsText &&
      isBlankRichText(note.about ?? '') && { field: 'about', text: texts.noDescription, submit: texts.noDescription },
    isBlankTitle(note.title ?? '', prefix) && { field: 'title', text: texts.inputTitle, submit: texts.noTitle },
    isBlank(note.type) && { field: 'type', text: texts.noType, submit: texts.noType },
    needsText &&
      note.type === RESOURCE_TYPE &&
      !note.hasResource && { field: 'uploadedResource', text: texts.noResource, submit: texts.noResource },
  ];
};

/** What is missing, in the order in which a submit checks it. */
export const submitProblems = (note: NoteRecord, prefix: string, stored?: NoteRecord): Check[] =>
  checks(note, prefix, stored).filter((one): one is Check => one !== false);

/** The first thing that is missing. */
export const submitProblem = (note: NoteRecord, prefix: string, stored?: NoteRecord): Check | undefined =>
  submitProblems(note, prefix, stored)[0];

/** Problems with the two times. A wrong order is reported on `endTime`. */
export const timeProblems = ({ startTime, endTime }: NoteRecord): Record<string, string> => {
  if (!startTime || !endTime)
    return { ...(!startTime && { startTime: texts.selectStart }), ...(!endTime && { endTime: texts.selectEnd }) };
  return Date.parse(endTime) > Date.parse(startTime) ? {} : { endTime: texts.endAfterStart };
};

/** Problems of a note by field. `stored` is the record before the change. */
export const noteProblems = (note: NoteRecord, prefix: string, stored?: NoteRecord): Record<string, string> => ({
  ...Object.fromEntries(checks(note, prefix, stored).flatMap((one) => (one ? [[one.field, one.text] as const] : []))),
  ...(!mayBecomeNoteStatus(note.status ?? NEW_NOTE_STATUS, stored?.status) && { status: texts.selectStatus }),
  ...timeProblems(note),
});
