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

describe('what a note becomes when it is sent', () => {
  it('names all that is missing, in order: child, description, title, type, resource [B373 B491 T320]', () => {
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

  it('tells each field its fault: both times, end after start, a status that is offered [B366 B488 B490 T318]', () => {
    const faults = (part: Partial<NoteValues>) =>
      Object.fromEntries(
        (noteSchema(PREFIX).safeParse(note(part)).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
      );
    expect(faults({ startTime: null, endTime: null })).toMatchObject({
      startTime: noteTexts.selectStart,
      endTime: noteTexts.selectEnd,
    });
    expect(faults({ endTime: '2026-01-09T01:00:00.000Z' })['endTime']).toBe(noteTexts.endAfterStart);
    expect(faults({ status: 'GoogleCal' })['status']).toBe(noteTexts.selectStatus);
    expect(faults({ title: '' })['title']).toBe(noteTexts.inputTitle);
    expect(faults({ meetLink: 'http://x' })['meetLink']).toBe(noteTexts.onlyHttps);
  });

  it('gives the title its beginning once, and the flag of a late cancellation its status [B326 B358 B379]', () => {
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

  it('says what is to be done with the file: new, another, none, or a resource of the library [B327]', () => {
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

describe('what is kept of an unfinished note', () => {
  it('only one with content [B370]', () => {
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

  it('comes back as it was, with the version it was written on', () => {
    const values = note({ title: 'x', topWins: '<p>w</p>', attachment: file(1), relatedTasks: ['t'] });
    const kept = JSON.parse(JSON.stringify(draftOf(values, 4, 't')));
    expect(readDraft(kept)).toEqual({ values, version: 4, textId: 't' });
  });

  it('what an older or broken text does not say right is left out, never an error', () => {
    expect(readDraft({ title: 7, about: 'kept', startTime: 'yesterday', status: 'Gone', relatedTasks: 'x' })).toEqual({
      values: expect.objectContaining({ title: '', about: 'kept', startTime: null, relatedTasks: [] }),
      baseVersion: undefined,
    });
    for (const broken of [null, 'text', 7, []]) expect(readDraft(broken).values).toEqual({});
  });
});
