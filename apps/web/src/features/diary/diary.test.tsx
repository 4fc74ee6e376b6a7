import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { daysBefore } from '@amberway/contract/diary/days';
import type { DiaryEntry } from '@amberway/contract/diary/schemas';
import { diaryTexts } from '@amberway/contract/diary/texts';
import { DAY, MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { serverTime } from '../../kernel/server-time.ts';
import { IDS, me } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { today as todayIn } from '../../ui/today.ts';
import { DiaryScreen } from './DiaryScreen.tsx';
import { moodCounts } from './mood-counts.ts';
import { MoodDays } from './MoodDays.tsx';
import { promptOf } from './prompts.ts';
import { TodayMood } from './TodayMood.tsx';
import { diaryLabels } from './labels.ts';

const mood = (n: number, label: string) => ({
  _id: `01a00000-0000-7000-8000-00000000b00${n}`,
  label,
  iconSvg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
});
const HAPPY = mood(1, 'Happy');
const CALM = mood(2, 'Calm');
const today = todayIn('Australia/Sydney');
const entry = (day: string, emoji = HAPPY, note: string | null = null): DiaryEntry => ({
  _id: '01a00000-0000-7000-8000-00000000b009',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  version: 3,
  member: IDS.child,
  day,
  emoji,
  note,
});
const answers = (entries: DiaryEntry[]) => ({
  'GET diary/moods': () => [HAPPY, CALM],
  'GET diary/:memberId': () => entries,
  'GET home/prompts': () => [],
});
const show = (query = '') =>
  renderScreen(<DiaryScreen />, `/dashboard/mydiary${query}`, {
    me: { ...me('parent'), timeZone: 'Australia/Sydney' },
  });
const save = () => screen.getByRole('button', { name: diaryLabels.save });

describe('a clock that is wrong by days', () => {
  afterEach(() => {
    serverTime.aheadMs = null;
  });
  const showMood = () =>
    renderScreen(<TodayMood member={{ _id: IDS.child, firstName: 'Arlo' } as MemberSummary} />, '/dashboard', {
      me: { ...me('parent'), timeZone: 'Australia/Sydney' },
    });
  const serverDay = daysBefore(today, 3);

  it('one tap on a mood is of the server’s day', async () => {
    serverTime.aheadMs = 3 * DAY;
    const server = serve({ ...answers([]), 'POST diary': () => entry(serverDay) });
    showMood();
    fireEvent.click(await screen.findByRole('radio', { name: 'Happy' }));
    await waitFor(() => expect(server.of('POST diary')).toHaveLength(1));
    expect(server.of('POST diary')[0]?.body).toMatchObject({ day: serverDay });
  });

  it('one tap before the clock was known to be wrong is put right by the refusal, without an error', async () => {
    const server = serve({
      ...answers([]),
      'POST diary': ({ body }) => {
        serverTime.aheadMs = 3 * DAY;
        return (body as { day: string }).day === serverDay
          ? entry(serverDay)
          : new Refusal(422, 'invalid', diaryTexts.notYet, { day: diaryTexts.notYet });
      },
    });
    showMood();
    fireEvent.click(await screen.findByRole('radio', { name: 'Happy' }));
    expect(await screen.findByText(diaryTexts.saved)).toBeTruthy();
    expect(server.of('POST diary').map(({ body }) => (body as { day: string }).day)).toEqual([today, serverDay]);
    expect(screen.queryByText(diaryTexts.notYet)).toBeNull();
  });
});

describe('diary', () => {
  it('the diary asks for a mood, then saves today', async () => {
    const server = serve({ ...answers([]), 'POST diary': () => entry(today) });
    show();
    const happy = await screen.findByRole('radio', { name: 'Happy' });
    fireEvent.click(save());
    expect(await screen.findByText(diaryTexts.emojiRequired)).toBeTruthy();
    expect(server.of('POST diary')).toHaveLength(0);
    fireEvent.click(happy);
    fireEvent.change(screen.getByLabelText(diaryLabels.note), { target: { value: ' A walk ' } });
    fireEvent.click(save());
    expect(await screen.findByText(diaryTexts.saved)).toBeTruthy();
    const [request] = server.of('POST diary');
    expect(request?.body).toEqual({ member: IDS.child, day: today, emoji: HAPPY._id, note: 'A walk' });
    expect(request?.key).toBeTruthy();
  });

  it('the day in the URL is changed with the version it was loaded with', async () => {
    const day = daysBefore(today, 2);
    const server = serve({
      ...answers([entry(day, HAPPY, 'Before')]),
      'PUT diary/:id': () => new Refusal(409, 'stale', 'Changed elsewhere.'),
    });
    show(`?day=${day}`);
    const calm = await screen.findByRole('radio', { name: 'Calm' });
    expect(screen.getByLabelText(diaryLabels.note)).toHaveProperty('value', 'Before');
    fireEvent.click(calm);
    fireEvent.click(save());
    expect(await screen.findByText('Changed elsewhere.')).toBeTruthy();
    expect(server.of('PUT diary/:id')[0]?.body).toEqual({ emoji: CALM._id, note: 'Before', version: 3 });
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Calm' })).toHaveProperty('checked', true));
  });

  it('typed text is preserved when the day was saved elsewhere, and can then overwrite it', async () => {
    const days: DiaryEntry[] = [];
    const server = serve({
      ...answers(days),
      'POST diary': () => {
        days.push(entry(today, HAPPY, 'From the other phone'));
        return new Refusal(409, 'duplicate', diaryTexts.written);
      },
      'PUT diary/:id': () => entry(today, CALM, 'A long walk'),
    });
    show();
    fireEvent.click(await screen.findByRole('radio', { name: 'Calm' }));
    fireEvent.change(screen.getByLabelText(diaryLabels.note), { target: { value: 'A long walk' } });
    fireEvent.click(save());
    expect(await screen.findByText(diaryTexts.written)).toBeTruthy();
    // In the list below, and beside the user's own text.
    expect(await screen.findAllByText('From the other phone')).toHaveLength(2);
    expect(screen.getByLabelText(diaryLabels.note)).toHaveProperty('value', 'A long walk');
    fireEvent.click(save());
    await waitFor(() =>
      expect(server.of('PUT diary/:id')[0]?.body).toEqual({ emoji: CALM._id, note: 'A long walk', version: 3 }),
    );
  });

  it.each([
    ['Keep mine', 'A long walk', [{ emoji: HAPPY._id, note: 'A long walk', version: 4 }]],
    ['Load theirs', 'From the other phone', []],
  ] as const)('a change saved elsewhere while typing is not overwritten unseen: %s', async (choice, text, sent) => {
    const days = [entry(today, HAPPY, 'Before')];
    const server = serve({
      ...answers(days),
      'PUT diary/:id': ({ body }) =>
        (body as DiaryEntry).version === days[0]?.version
          ? (days[0] = { ...entry(today, HAPPY, 'A long walk'), version: 5 })
          : new Refusal(409, 'stale', 'Changed elsewhere.'),
    });
    const { client } = show();
    const note = () => screen.getByLabelText<HTMLTextAreaElement>(diaryLabels.note);
    await screen.findByRole('radio', { name: 'Happy' });
    fireEvent.change(note(), { target: { value: 'A long walk' } });
    days[0] = { ...entry(today, HAPPY, 'From the other phone'), version: 4 };
    await act(() => client.invalidateQueries());
    expect(note().value).toBe('A long walk');
    fireEvent.click(save());
    fireEvent.click(await screen.findByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('button', { name: choice })).toBeNull());
    expect(note().value).toBe(text);
    expect(server.of('PUT diary/:id').map(({ body }) => body)).toEqual([
      { emoji: HAPPY._id, note: 'A long walk', version: 3 },
      ...sent,
    ]);
  });

  it('text typed for a day is preserved while another day is shown', async () => {
    serve(answers([]));
    show();
    const note = () => screen.getByLabelText<HTMLTextAreaElement>(diaryLabels.note);
    const days = () => screen.getAllByRole('button', { name: new RegExp(diaryLabels.notWritten) });
    await screen.findByRole('radio', { name: 'Happy' });
    fireEvent.change(note(), { target: { value: 'A long walk' } });
    fireEvent.click(days().at(-2) as HTMLElement);
    expect(note().value).toBe('');
    fireEvent.click(days().at(-1) as HTMLElement);
    expect(note().value).toBe('A long walk');
  });

  it('an impossible day in the URL means today', async () => {
    serve(answers([entry(today, CALM, 'Of today')]));
    show('?day=2999-01-01');
    expect(await screen.findByLabelText(diaryLabels.note)).toHaveProperty('value', 'Of today');
  });
});

describe('today’s mood', () => {
  const home = () =>
    renderScreen(<TodayMood member={me('parent').members[0] as MemberSummary} />, '/dashboard', {
      me: { ...me('parent'), timeZone: 'Australia/Sydney' },
    });
  const over = mood(3, 'Overwhelmed');

  it('one tap saves any of the moods, and says when it was saved', async () => {
    const days: DiaryEntry[] = [];
    const server = serve({
      ...answers(days),
      'GET diary/moods': () => [HAPPY, CALM, over],
      'POST diary': () => {
        days.push({ ...entry(today, over), updatedAt: '2026-01-01T21:10:00Z' });
        return days[0];
      },
    });
    home();
    const group = await screen.findByRole('group', { name: /^How is .* today\?$/ });
    expect(screen.getByText(diaryLabels.oneTap)).toBeTruthy();
    fireEvent.click(within(group).getByRole('radio', { name: 'Overwhelmed' }));
    expect(await screen.findByText(diaryLabels.savedAt('8:10 am'))).toBeTruthy();
    expect(server.of('POST diary')[0]?.body).toMatchObject({ emoji: over._id, day: today, note: null });
    expect(within(group).getByRole('radio', { name: 'Overwhelmed' })).toHaveProperty('checked', true);
  });
});

describe('moods that could not be loaded', () => {
  it.each([
    ['the diary', <DiaryScreen key="diary" />],
    ['the home page', <TodayMood key="home" member={me('parent').members[0] as MemberSummary} />],
  ])('moods that failed to load show an error and a retry: %s', async (_, page) => {
    let broken = true;
    const moods = () => (broken ? new Refusal(500, 'internal', 'No faces.') : [HAPPY, CALM]);
    serve({ ...answers([]), 'GET diary/moods': moods });
    renderScreen(page, '/dashboard/mydiary', { me: me('parent') });
    expect(await screen.findByText('No faces.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: diaryLabels.save })).toBeNull();
    broken = false;
    press('Try again');
    expect(await screen.findByRole('radio', { name: 'Happy' })).toBeTruthy();
  });
});

describe('mood counts and prompts', () => {
  it('moods are counted, the most frequent first', () => {
    const entries = [entry('2026-01-01', CALM), entry('2026-01-02'), entry('2026-01-03')];
    expect(moodCounts(entries).map(({ label, count }) => [label, count])).toEqual([
      ['Happy', 2],
      ['Calm', 1],
    ]);
  });

  it('the moods of all days are counted, also when they need more than one request', async () => {
    const days = Array.from({ length: 210 }, (_, n) => ({ ...entry(daysBefore(today, n)), _id: `entry ${n}` }));
    const server = serve({
      'GET diary/:memberId': ({ query }) => {
        const data = days.slice(Number(query['skip'])).slice(0, Math.min(Number(query['limit']), MAX_PAGE_SIZE));
        return Response.json({ status: true, data, count: days.length });
      },
    });
    renderScreen(<MoodDays member={IDS.child} from={daysBefore(today, 500)} to={today} />);
    expect(await screen.findByText('210')).toBeTruthy();
    expect(server.of('GET diary/:memberId')).toHaveLength(2);
  });

  it('there is one prompt a day, and none without prompts', () => {
    const prompts = [{ name: 'a' }, { name: 'b' }];
    expect(promptOf(prompts, '2026-01-01')).not.toBe(promptOf(prompts, '2026-01-02'));
    expect(promptOf([], '2026-01-01')).toBeNull();
  });
});
