import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AssessmentResult, FIRST_QUESTION, type Question } from '@amberway/contract/assessment/schemas';
import { assessmentTexts } from '@amberway/contract/assessment/texts';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { closeSession, openSession } from '../../kernel/sign-in/state.ts';
import { acting, IDS, member, me } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { type TestRequest, Refusal, serve } from '../../ui/testing/server.ts';
import { AssessmentScreen } from './AssessmentScreen.tsx';

afterEach(closeSession);

const id = (n: number) => `01a00000-0000-7000-8000-00000000c${String(n).padStart(3, '0')}`;

/** Two questions; 'Not yet' ends at once, 'Looping' leads back to an earlier question. */
const QUESTIONS: Record<string, Question> = {
  [FIRST_QUESTION]: {
    _id: id(1),
    reference: FIRST_QUESTION,
    section: 'Being with others',
    question: 'Does your child notice other children?',
    response: [
      { _id: id(11), response: 'Often', nextQuestionRef: 'S1.Q2' },
      { _id: id(12), response: 'Not yet', nextQuestionRef: '' },
      { _id: id(13), response: 'Looping', nextQuestionRef: FIRST_QUESTION },
      { _id: id(14), response: 'Lost', nextQuestionRef: 'S9.Q9' },
    ],
  },
  'S1.Q2': {
    _id: id(2),
    reference: 'S1.Q2',
    section: 'Being with others',
    question: 'Does your child join in?',
    response: [{ _id: id(21), response: 'Mostly', nextQuestionRef: '' }],
  },
};

const RESULT: AssessmentResult = {
  _id: IDS.parent,
  member: { _id: IDS.child, firstName: 'Arlo', lastName: 'Stone' },
  submittedAt: '2026-05-01T02:00:00.000Z',
  percent: 67,
  level: 'Coming along',
  sections: [{ section: 'Being with others', points: 2, most: 3, percent: 67, level: 'Coming along' }],
  answers: [
    {
      reference: FIRST_QUESTION,
      section: 'Being with others',
      question: 'Does your child notice other children?',
      selectedResponse: id(11),
      response: 'Often',
      points: 2,
      most: 3,
    },
  ],
};

const question = ({ path }: TestRequest) => {
  const found = QUESTIONS[path.split('/').at(-1) ?? ''];
  return found
    ? Response.json({ status: true, data: found, count: 40 })
    : new Refusal(404, 'not_found', 'There is no such question.');
};

/** A family with one child, as in the specification. */
const ofOne = (): CurrentUser => ({ ...me('parent'), members: me('parent').members.slice(0, 1) });

const show = (
  part: Parameters<typeof serve>[0] = {},
  { who = ofOne(), path = '/dashboard/assessment' }: { who?: CurrentUser; path?: string } = {},
) => {
  openSession(who);
  const server = serve({
    'GET socialAssessmentQuestion/:reference': question,
    'GET socialAssessment/result/:userId': () => null,
    'GET draft/:kind/:key': () => null,
    'PUT draft/:kind/:key': () => ({ _id: id(90), version: 1, updatedAt: '2026-05-10T02:00:00.000Z' }),
    'DELETE draft/:kind/:key': () => ({}),
    'GET member/:id': () => member(),
    'GET member': () => [],
    ...part,
  });
  renderScreen(<AssessmentScreen />, path, { me: who });
  return server;
};
const asks = (text: string) => screen.findByText(text);
const pick = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const FIRST = 'Does your child notice other children?';
const SECOND = 'Does your child join in?';

describe('questionnaire', () => {
  it('the questionnaire begins with the first question, one at a time; Next without an answer asks for one [B304 B397 B398 B573 T223 T255 T257]', async () => {
    const server = show();
    await asks(FIRST);
    expect(server.of('GET socialAssessmentQuestion/:reference').map(({ path }) => path)).toEqual([
      `socialAssessmentQuestion/${FIRST_QUESTION}`,
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(assessmentTexts.title);
    expect(screen.getByText(assessmentTexts.progress(1, 40))).toBeTruthy();
    press(assessmentTexts.next);
    expect((await screen.findByRole('alert')).textContent).toBe(assessmentTexts.selectAnswer);
    expect(screen.queryByText(SECOND)).toBeNull();
  });

  it('Next goes to the question the answer leads to, Submit appears at the end, Prev drops the last question [B394 B395 B396 T256]', async () => {
    show();
    await pick('Often');
    press(assessmentTexts.next);
    await asks(SECOND);
    expect(screen.queryByText(FIRST)).toBeNull();
    expect(screen.queryByRole('button', { name: assessmentTexts.submit })).toBeNull();
    await pick('Mostly');
    expect(screen.getByRole('button', { name: assessmentTexts.submit })).toBeTruthy();
    expect(screen.queryByRole('button', { name: assessmentTexts.next })).toBeNull();
    press(assessmentTexts.prev);
    await asks(FIRST);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Often' }).checked).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: assessmentTexts.prev }).disabled).toBe(true);
  });

  it('an answer that leads to no question or in a circle shows an error and stays', async () => {
    show();
    await pick('Looping');
    press(assessmentTexts.next);
    expect((await screen.findByRole('alert')).textContent).toBe(assessmentTexts.notThisWay);
    await pick('Lost');
    press(assessmentTexts.next);
    await screen.findByText('There is no such question.');
    expect(screen.getByText(FIRST)).toBeTruthy();
  });

  it('Submit stores the answers on the user as text and shows the result [B333 T359]', async () => {
    let stored = false;
    const server = show({
      'GET socialAssessment/result/:userId': () => (stored ? RESULT : null),
      'PATCH user/:id': () => {
        stored = true;
        return me('parent');
      },
    });
    await pick('Not yet');
    press(assessmentTexts.submit);
    await screen.findByText(assessmentTexts.submitted);
    await screen.findByText('Coming along, 67%');
    const [sent] = server.of('PATCH user/:id');
    expect(sent?.path).toBe(`user/${IDS.parent}`);
    const text = JSON.stringify([{ reference: FIRST_QUESTION, selectedResponse: id(12) }]);
    expect(sent?.body).toEqual({ socialSkillAssessment: text });
    expect(server.of('DELETE draft/:kind/:key')).toHaveLength(1);
  });

  it('with several children the questionnaire names the child and stores its answers and draft with it', async () => {
    const stored = new Set<string>();
    const server = show(
      {
        'GET socialAssessment/result/:userId': ({ query }) => (stored.has(query['member'] ?? '') ? RESULT : null),
        'POST socialAssessment/:memberId': ({ path }) => {
          stored.add(path.split('/').at(-1) ?? '');
          return RESULT;
        },
      },
      { who: me('parent') },
    );
    const [first, second] = me('parent').members.map(({ firstName }) => firstName);
    expect(await screen.findByText(assessmentTexts.about(first ?? ''))).toBeTruthy();
    await pick('Not yet');
    press(assessmentTexts.submit);
    expect(await screen.findByText(assessmentTexts.about('Arlo Stone'))).toBeTruthy();
    expect(server.of('POST socialAssessment/:memberId').map(({ path }) => path)).toEqual([
      `socialAssessment/${IDS.child}`,
    ]);
    expect(server.of('GET draft/:kind/:key')[0]?.path).toContain(IDS.child);
    expect(server.of('PATCH user/:id')).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: second }));
    expect(await screen.findByText(assessmentTexts.about(second ?? ''))).toBeTruthy();
    await asks(FIRST);
  });

  it('answers that could not be sent are preserved', async () => {
    show({ 'PATCH user/:id': () => new Refusal(503, 'unavailable', 'Later, please.') });
    await pick('Not yet');
    press(assessmentTexts.submit);
    await screen.findByText('Later, please.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Not yet' }).checked).toBe(true);
  });

  it('the questionnaire resumes where the user stopped, or starts over', async () => {
    const value = [
      { question: QUESTIONS[FIRST_QUESTION], selectedResponse: id(11) },
      { question: QUESTIONS['S1.Q2'], selectedResponse: null },
    ];
    show({ 'GET draft/:kind/:key': () => ({ value, version: 2, updatedAt: '2026-05-09T02:00:00.000Z' }) });
    await asks(SECOND);
    await screen.findByText(assessmentTexts.resume);
    press(assessmentTexts.startAgain);
    await asks(FIRST);
  });
});

describe('assessment result', () => {
  it('the result can be read and printed, and the questionnaire answered again', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show({ 'GET socialAssessment/result/:userId': () => RESULT });
    await screen.findByText('Coming along, 67%');
    const { firstName, lastName } = me('parent');
    expect(screen.getByText(new RegExp(`Answered by ${firstName} ${lastName}:`))).toBeTruthy();
    expect(screen.getByText(assessmentTexts.about('Arlo Stone'))).toBeTruthy();
    const answers = screen.getByRole('region', { name: 'Being with others' });
    expect(within(answers).getByText('Often')).toBeTruthy();
    press(assessmentTexts.print);
    expect(print).toHaveBeenCalledTimes(1);
    press('Answer again');
    await asks(FIRST);
    expect(place.path).toBe('/dashboard/assessment?answer=');
  });

  it('an old result in a family of several children says that it is about no child in particular', async () => {
    show({ 'GET socialAssessment/result/:userId': () => ({ ...RESULT, member: null }) }, { who: me('parent') });
    expect(await screen.findByText(assessmentTexts.unknownChild)).toBeTruthy();
    press(assessmentTexts.answerFor('Arlo'));
    await asks(FIRST);
  });

  it('staff read the result of the child’s family and cannot answer; in the family’s view they can', async () => {
    const server = show(
      {
        'GET socialAssessment/result/:userId': () => RESULT,
        'GET user/public/customer/:id': () => ({ _id: IDS.parent, firstName: 'Olive', lastName: 'Marsh' }),
      },
      { who: me('coach'), path: `/dashboard/assessment?memberId=${IDS.child}&answer=` },
    );
    await screen.findByText('Coming along, 67%');
    expect(await screen.findByText(/Answered by Olive Marsh:/)).toBeTruthy();
    expect(screen.getByText(/Talk with the coach about/)).toBeTruthy();
    expect(server.of('GET socialAssessment/result/:userId')[0]?.path).toContain(IDS.parent);
    expect(screen.queryByRole('button', { name: 'Answer again' })).toBeNull();
    closeSession();
    show({}, { who: acting() });
    await asks(FIRST);
  });

  it('staff read that nobody has answered yet', async () => {
    show({}, { who: me('coach'), path: `/dashboard/assessment?memberId=${IDS.child}` });
    await waitFor(() => expect(screen.getByText(assessmentTexts.notTaken)).toBeTruthy());
  });
});
