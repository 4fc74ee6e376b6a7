import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { describe, expect, it } from 'vitest';
import { draftOf, hasContent, readDraft } from './note-draft.ts';
import { attachmentPart, missingIn, noteBody, noteSchema } from './note-form.ts';
import { newNoteValues, type NoteValues } from './note-values.ts';

const PREFIX = 'Session: ';
const note = (part: Partial<NoteValues> = {}): NoteValues => ({
  ...newNoteValues('child', undefined, new Date('2026-01-10T01:07:00Z')),
  ...part,
});
const file = (n: number) => ({ address: `/api/files/${n}/a.pdf`, name: 'a.pdf' });

describe('note validation and body', () => {
  it('an empty note names in order: child, description, title, type, resource [B373 B491 T320]', () => {
    const parts: [Partial<NoteValues>, string][] = [
      [
        { member: null },
        "Sorry, you haven't selected the child, written the description, written the title and selected the type, please do it before submitting",
      ],
      [
        { about: '<p>x</p>', title: PREFIX },
        "Sorry, you haven't written the title and selected the type, please do it before submitting",
      ],
      [{ about: '<p>x</p>', title: 'Bakery' }, noteTexts.noType],
      [{ about: '<p>x</p>', title: 'Bakery', type: 'resource_dev' }, noteTexts.noResource],
    ];
    for (const [part, text] of parts) expect(missingIn(note(part), PREFIX)).toBe(text);
    const whole = { about: '<p>x</p>', title: 'Bakery', type: 'resource_dev', attachment: file(1) };
    expect(missingIn(note(whole), PREFIX)).toBeUndefined();
  });

  it('each note field gets its own error: both times, end after start, an offered status [B366 B488 B490 T318]', () => {
    const errorsOf = (part: Partial<NoteValues>) =>
      Object.fromEntries(
        (noteSchema(PREFIX).safeParse(note(part)).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
      );
    expect(errorsOf({ startTime: null, endTime: null })).toMatchObject({
      startTime: noteTexts.selectStart,
      endTime: noteTexts.selectEnd,
    });
    expect(errorsOf({ endTime: '2026-01-09T01:00:00.000Z' })['endTime']).toBe(noteTexts.endAfterStart);
    expect(errorsOf({ status: 'GoogleCal' })['status']).toBe(noteTexts.selectStatus);
    expect(errorsOf({ title: '' })['title']).toBe(noteTexts.inputTitle);
    expect(errorsOf({ meetLink: 'http://x' })['meetLink']).toBe(noteTexts.onlyHttps);
  });

  it('the title gets its prefix once, and a late cancellation sets its flag with the status [B326 B358 B379]', () => {
    const body = noteBody(note({ title: 'Bakery', status: 'No-Show/Late Cancellation' }), {}, PREFIX, [
      '<p>a</p>',
      'b',
    ]);
    expect(body).toMatchObject({ title: 'Session: Bakery', endtimeCancellation: true, topWins: ['', 'b'] });
    expect(noteBody(note({ title: 'session: Bakery' }), {}, PREFIX, [])).toMatchObject({
      title: 'session: Bakery',
      endtimeCancellation: false,
      topWins: [],
    });
  });

  it('the body says what happens to the file: new, replaced, removed, or a resource of the library [B327]', () => {
    const library = { _id: 'r', name: 'Story' };
    expect(attachmentPart(note({ attachment: file(1) }), {})).toMatchObject({ resourceAction: 'newResource' });
    expect(attachmentPart(note({ attachment: file(2) }), { attachment: file(1) })).toEqual({
      resourceAttachment: file(2).address,
      resourceAttachmentName: 'a.pdf',
      resourceAction: 'editResource',
    });
    expect(attachmentPart(note(), { attachment: file(1) })).toEqual({ resourceAction: 'deleteResource' });
    expect(attachmentPart(note({ attachment: file(1) }), { attachment: file(1) })).toEqual({});
    expect(attachmentPart(note({ resource: library }), {})).toEqual({ uploadedResource: 'r' });
    expect(attachmentPart(note(), { resource: library })).toEqual({ uploadedResource: null });
  });
});

describe('note drafts', () => {
  it('only a draft with content is stored [B370]', () => {
    expect(hasContent(draftOf(note(), undefined, 't'))).toBe(false);
    expect(hasContent(draftOf(note({ type: 'assessment', about: '<p></p>' }), undefined, 't'))).toBe(false);
    for (const part of [
      { about: '<p>x</p>' },
      { title: 'x' },
      { challenges: 'x' },
      { topWins: '<p>x</p>' },
      { relatedTasks: ['t'] },
      { internalNotes: 'x' },
      { sessionRecorded: true },
      { recordingLink: 'https://x' },
      { status: 'No-Show/Late Cancellation' as const },
    ])
      expect(hasContent(draftOf(note(part), undefined, 't')), JSON.stringify(part)).toBe(true);
  });

  it('a draft is restored as it was, with the version it is based on', () => {
    const values = note({ title: 'x', topWins: '<p>w</p>', attachment: file(1), relatedTasks: ['t'] });
    const stored = JSON.parse(JSON.stringify(draftOf(values, 4, 't')));
    expect(readDraft(stored)).toEqual({ values, version: 4, textId: 't' });
  });

  it('fields of an old or broken draft that do not parse are left out without an error', () => {
    expect(readDraft({ title: 7, about: 'kept', startTime: 'yesterday', status: 'Gone', relatedTasks: 'x' })).toEqual({
      values: expect.objectContaining({ title: '', about: 'kept', startTime: null, relatedTasks: [] }),
      baseVersion: undefined,
    });
    for (const broken of [null, 'text', 7, []]) expect(readDraft(broken).values).toEqual({});
  });
});
