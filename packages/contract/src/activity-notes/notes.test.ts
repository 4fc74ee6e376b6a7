import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noteActions, mayAddNote, readsInternal } from './actions.ts';
import { createNoteBody } from './body.ts';
import {
  draftHasContent,
  draftNumberOf,
  nextDraftNumber,
  type NoteDraft,
  noteDraftKey,
  storedNoteDraftKey,
} from './drafts.ts';
import { defaultMinutes, minutesBetween, movedEnd, newNoteTimes, NOTE_TYPES, noteTypeLabel } from './length.ts';
import { NOTE_CHARACTERS } from './limits.ts';
import { noteProblems, type NoteRecord, submitProblem, timeProblems } from './rules.ts';
import {
  cancelledWord,
  FORM_STATUSES,
  isLateCancellation,
  isShownToFamily,
  mayBecomeNoteStatus,
  NEW_NOTE_STATUS,
  NOTE_STATUSES,
  noteDot,
  shownNoteStatus,
} from './status.ts';
import { noteTexts } from './texts.ts';
import { isBlankTitle, withTitlePrefix } from './title.ts';
import { durationQuestion, firstWin, softWarnings } from './warnings.ts';

const PREFIX = 'Session: ';
const MEMBER = '01a00000-0000-7000-8000-000000000001';
const status = fc.constantFrom(...NOTE_STATUSES);
const instant = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 0, 1) })
  .map((at) => new Date(at).toISOString());

describe('note statuses', () => {
  it('five statuses exist; a note starts as Pending and the form offers four [B099 B357 B360 T091 T092 T094]', () => {
    expect(NOTE_STATUSES).toEqual([
      'Pending',
      'Published',
      'GoogleCal',
      'Canceled With Notice',
      'No-Show/Late Cancellation',
    ]);
    expect(NEW_NOTE_STATUS).toBe('Pending');
    expect(FORM_STATUSES).toEqual(NOTE_STATUSES.filter((one) => one !== 'GoogleCal'));
  });

  it('Canceled With Notice is displayed with a double l [B359 T093]', () => {
    expect(shownNoteStatus('Canceled With Notice')).toBe('Cancelled With Notice');
    expect(shownNoteStatus('Published')).toBe('Published');
  });

  it('only No-Show/Late Cancellation sets the late flag [B358]', () => {
    expect(NOTE_STATUSES.filter(isLateCancellation)).toEqual(['No-Show/Late Cancellation']);
  });

  it('every status has a coloured dot with a label: red, purple, blue [B216 B221 B222 B223 B215 T149 T150]', () => {
    expect(noteDot({ status: 'Pending', endtimeCancellation: true })).toEqual({
      colour: 'red',
      label: 'Late Cancellation',
    });
    expect(noteDot({ status: 'Canceled With Notice' })).toEqual({
      colour: 'purple',
      label: 'Cancelled With Notice',
    });
    expect(noteDot({ status: 'Pending' })).toEqual({ colour: 'blue', label: 'Pending' });
    expect(noteDot({ status: 'Pending', isDraft: true }).label).toBe('draft');
    fc.assert(fc.property(status, (one) => noteDot({ status: one }).label.length > 0));
  });

  it('families read one of two words for a cancelled session', () => {
    expect(cancelledWord({ status: 'Canceled With Notice' })).toBe('Cancelled');
    expect(cancelledWord({ status: 'No-Show/Late Cancellation' })).toBe('Late Cancellation');
    expect(cancelledWord({ status: 'Canceled With Notice', endtimeCancellation: true })).toBe('Late Cancellation');
  });

  it('families do not see pending notes [B224]', () => {
    expect(NOTE_STATUSES.filter((one) => !isShownToFamily(one))).toEqual(['Pending']);
  });

  it('a note never becomes an appointment again', () => {
    fc.assert(
      fc.property(status, status, (next, stored) => {
        expect(mayBecomeNoteStatus(next, stored)).toBe(next !== 'GoogleCal' || stored === 'GoogleCal');
      }),
    );
  });
});

describe('session lengths', () => {
  it('the default length is 15, 30 or 60 minutes depending on the type [B361 B362 B363]', () => {
    expect(Object.fromEntries(NOTE_TYPES.map((type) => [type, defaultMinutes(type)]))).toEqual({
      care_coordination: 15,
      resource_dev: 30,
      documentation_writing: 30,
      document_review: 30,
      coaching_session: 60,
      parent_session: 60,
      assessment: 60,
    });
    for (const type of ['a new type', 'constructor', '__proto__', undefined]) expect(defaultMinutes(type)).toBe(60);
  });

  it('the end moves when the type or the start changes [B365]', () => {
    fc.assert(
      fc.property(instant, fc.option(fc.constantFrom(...NOTE_TYPES), { nil: undefined }), (start, type) => {
        expect(minutesBetween(start, movedEnd(start, type))).toBe(defaultMinutes(type));
      }),
    );
  });

  it('a new session starts at the next quarter of an hour and lasts one hour [B364]', () => {
    expect(newNoteTimes(new Date('2026-03-01T10:07:12Z'))).toEqual({
      startTime: '2026-03-01T10:15:00.000Z',
      endTime: '2026-03-01T11:15:00.000Z',
    });
  });

  it('a length that differs from the default of its type asks for confirmation [B377 T249]', () => {
    const start = '2026-03-01T10:00:00Z';
    expect(durationQuestion('care_coordination', start, '2026-03-01T10:15:00Z')).toBeUndefined();
    expect(durationQuestion('care_coordination', start, '2026-03-01T11:00:00Z')).toBe(
      'You have logged Care coordination for 60 minutes.',
    );
    expect(noteTypeLabel('resource_dev')).toBe('Resource development');
  });
});

describe('submit checks', () => {
  const whole: NoteRecord = {
    member: MEMBER,
    about: '<p>Text</p>',
    title: 'Title',
    type: 'resource_dev',
    hasResource: true,
    startTime: '2026-03-01T10:00:00Z',
    endTime: '2026-03-01T11:00:00Z',
  };
  const problem = (without: Partial<NoteRecord>) => submitProblem({ ...whole, ...without }, PREFIX)?.submit;

  it('missing fields are reported in order: child, description, title, type, resource [B373 B491 T320]', () => {
    const nothing = { member: null, about: '', title: '', type: 'resource_dev', hasResource: false };
    const order = [
      [nothing, 'selected the child'],
      [{ ...nothing, member: MEMBER }, 'written the description'],
      [{ about: '<p> </p>', title: '' }, 'written the description'],
      [{ title: PREFIX, type: '' }, 'written the title'],
      [{ type: '' }, 'selected the type'],
      [{ hasResource: false }, 'uploaded the resource'],
    ] as const;
    for (const [without, what] of order)
      expect(problem(without)).toBe(`Sorry, you haven't ${what}, please do it before submitting`);
    expect(problem({})).toBeUndefined();
    expect(problem({ hasResource: false, type: 'assessment' })).toBeUndefined();
  });

  it('each invalid field has its own message [B487 B488 B489 T317 T318 T319]', () => {
    expect(noteProblems({ ...whole, member: null, title: ' ', status: 'GoogleCal' }, PREFIX)).toMatchObject({
      member: 'Please select the child whom this session belongs to',
      title: "Please input today's activity title",
      status: 'Please select a status',
    });
  });

  it('a note is valid exactly when nothing is missing and it ends after it starts', () => {
    fc.assert(
      fc.property(
        fc.record({
          member: fc.constantFrom(MEMBER, null),
          about: fc.constantFrom('<p>a</p>', '<p></p>', ''),
          title: fc.constantFrom('a', PREFIX, ''),
          type: fc.constantFrom('assessment', 'resource_dev', ''),
          hasResource: fc.boolean(),
          startTime: instant,
          endTime: instant,
        }),
        (note) => {
          const complete =
            note.member !== null &&
            note.about === '<p>a</p>' &&
            note.title === 'a' &&
            note.type !== '' &&
            (note.type !== 'resource_dev' || note.hasResource) &&
            note.endTime > note.startTime;
          expect(Object.keys(noteProblems(note, PREFIX)).length === 0).toBe(complete);
        },
      ),
    );
  });

  it('both times are required and the end must be after the start [B366 B367 B490]', () => {
    expect(timeProblems({})).toEqual({ startTime: noteTexts.selectStart, endTime: noteTexts.selectEnd });
    const startTime = '2026-03-02T10:00:00Z';
    for (const endTime of ['2026-03-02T09:00:00Z', startTime, '2026-03-01T23:00:00Z'])
      expect(timeProblems({ startTime, endTime })).toEqual({ endTime: noteTexts.endAfterStart });
    expect(timeProblems({ startTime, endTime: '2026-03-03T09:00:00Z' })).toEqual({});
  });

  it('an appointment needs no description, nor does one cancelled without a description', () => {
    const bare = { ...whole, about: '' };
    expect(noteProblems({ ...bare, status: 'GoogleCal' }, PREFIX, { status: 'GoogleCal' })).toEqual({});
    expect(noteProblems({ ...bare, status: 'Canceled With Notice' }, PREFIX, { status: 'GoogleCal' })).toEqual({});
    expect(noteProblems({ ...bare, status: 'Canceled With Notice' }, PREFIX)).toHaveProperty('about');
    expect(noteProblems({ ...bare, status: 'Published' }, PREFIX, { status: 'GoogleCal' })).toHaveProperty('about');
  });
});

describe('soft warnings', () => {
  it('a missing internal note, skills for home and wins are asked about in this order [B374 B375 B376 B326]', () => {
    expect(softWarnings({})).toEqual([noteTexts.noInternalNote, noteTexts.noSkillsForHome, noteTexts.noLatestWins]);
    expect(softWarnings({ internalNotes: 'a', skillsForHome: '<p>b</p>', topWins: ['c'] })).toEqual([]);
    expect(softWarnings({ internalNotes: 'a', skillsForHome: '<p></p>', topWins: ['', 'c'] })).toHaveLength(2);
    expect(firstWin(['one', 'two'])).toBe('one');
    expect([noteTexts.yes, noteTexts.no]).toEqual(["Yes I'm sure", "No, Let's go back"]);
  });
});

describe('note titles', () => {
  it('a title gets the prefix once, whatever its case [B379]', () => {
    expect(withTitlePrefix(' Turn taking ', PREFIX)).toBe('Session: Turn taking');
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(PREFIX, 'Note –', ''), (title, prefix) => {
        const once = withTitlePrefix(title, prefix);
        expect(withTitlePrefix(once, prefix)).toBe(once);
        expect(isBlankTitle(once, prefix)).toBe(isBlankTitle(title, prefix));
      }),
    );
  });
});

describe('note drafts', () => {
  it('a draft is stored only if at least one field has content [B370]', () => {
    const empty: NoteDraft = {
      title: ' ',
      about: '<p></p>',
      challenges: '',
      topWins: ['', '<p> </p>'],
      relatedTasks: [],
      internalNotes: '',
      recordingLink: '',
      sessionRecorded: false,
      endtimeCancellation: false,
    };
    expect(draftHasContent(empty)).toBe(false);
    expect(draftHasContent({})).toBe(false);
    const filled: NoteDraft[] = [
      { title: 'a' },
      { about: '<p>a</p>' },
      { challenges: 'a' },
      { topWins: ['', 'a'] },
      { relatedTasks: [MEMBER] },
      { internalNotes: 'a' },
      { recordingLink: 'https://a.test' },
      { sessionRecorded: true },
      { endtimeCancellation: true },
    ];
    for (const one of filled) expect(draftHasContent({ ...empty, ...one })).toBe(true);
  });

  it('draft numbers start at 0 and continue from the highest [B371]', () => {
    expect(nextDraftNumber([])).toBe(0);
    expect(nextDraftNumber([0, 7, 3])).toBe(8);
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        const next = nextDraftNumber(numbers);
        expect(numbers).not.toContain(next);
        expect(numbers.every((number) => number < next)).toBe(true);
      }),
    );
  });

  it('draft keys consist of child and number, and other keys are not parsed as drafts [B329]', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.nat({ max: 999_999_999 }), (one, other, number) => {
        expect(draftNumberOf(noteDraftKey(one, number), one)).toBe(number);
        if (one !== other) expect(draftNumberOf(noteDraftKey(one, number), other)).toBeUndefined();
      }),
    );
    for (const key of [storedNoteDraftKey(MEMBER), `${MEMBER}.`, `${MEMBER}.x`, `${MEMBER}.1.2`])
      expect(draftNumberOf(key, MEMBER)).toBeUndefined();
  });
});

describe('noteActions', () => {
  const idea = { status: 'Published', skillsForHome: '<p>a</p>' } as const;
  it('coaches write and schedule, administrators delete, families rate [B219 B220 B227 B521 B522 B857]', () => {
    const none = { edit: false, delete: false, changeOutcome: false, move: false, cancel: false, rate: false };
    expect(noteActions({ role: 'BusinessUser' }, idea)).toEqual({ ...none, edit: true, changeOutcome: true });
    expect(noteActions({ role: 'BusinessUser' }, { status: 'GoogleCal' })).toMatchObject({ move: true, cancel: true });
    expect(noteActions({ role: 'Administrator' }, idea)).toEqual({ ...none, delete: true });
    expect(noteActions({ role: 'Customer' }, idea)).toEqual({ ...none, rate: true });
    expect(noteActions({ role: 'Customer' }, { status: 'Published', skillsForHome: '<p></p>' })).toEqual(none);
    expect(noteActions({ role: 'BusinessAccesCustomer', actorRole: 'BusinessUser' }, idea).rate).toBe(false);
    expect([mayAddNote({ role: 'BusinessUser' }), mayAddNote({ role: 'Administrator' })]).toEqual([true, false]);
    expect([readsInternal({ role: 'Customer' }), readsInternal({ role: 'Administrator' })]).toEqual([false, true]);
  });
});

describe('createNoteBody', () => {
  const parse = (about: number, skills: number) =>
    createNoteBody.safeParse({ member: MEMBER, about: 'a'.repeat(about), skillsForHome: 'b'.repeat(skills) });

  it('each text of a note may be long, but their combined length is limited with a message', () => {
    expect(parse(NOTE_CHARACTERS - 50_000, 50_000).success).toBe(true);
    expect(parse(NOTE_CHARACTERS - 50_000, 50_001).error?.issues).toEqual([
      expect.objectContaining({ path: ['about'], message: noteTexts.tooLong }),
    ]);
  });
});
