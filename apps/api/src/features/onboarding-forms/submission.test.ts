import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { userTexts } from '@amberway/contract/users/texts';
import { answerTexts } from '@amberway/contract/onboarding-forms/answers';
import type { FormStatus } from '@amberway/contract/onboarding-forms/schemas';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { CHILD_ANSWERS, PARENT_ANSWERS } from '@amberway/fixtures/forms';
import { expectFailure } from '../../testing/failures.ts';
import { childForm, parentForm } from '../../testing/forms.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { me } from '../../testing/sessions.ts';

const server = useServer();

const family = async (children: number) => {
  const user = await addUser(server);
  const token = await server.signIn(user);
  const kids = [];
  for (let n = 0; n < children; n += 1) kids.push(await addChild(server, { parentId: user.id, firstName: `Kid${n}` }));
  const submit = (type: string, body: object, headers = {}) =>
    server.call('POST', `forms/${type}/submission`, { token, body, headers });
  const forms = async (): Promise<FormStatus[]> =>
    (await server.call('GET', `forms/status/${user.id}`, { token })).body.data.forms;
  return { user, token, kids, submit, forms };
};
const states = (forms: FormStatus[]) =>
  forms.map(({ type, member, state }) => [type, member?.firstName ?? null, state]);

describe('submitting an onboarding form', () => {
  it('turns it from Not submitted to submitted and stores it on the user [B100 B676 B733 C031]', async () => {
    const { token, submit, forms } = await family(1);
    expect(states(await forms())).toEqual([
      ['child', 'Kid0', 'Not submitted'],
      ['parent', null, 'Not submitted'],
    ]);
    expect((await submit('parent', parentForm())).body.data).toMatchObject({ type: 'parent', state: 'submitted' });
    expect(states(await forms())).toEqual([
      ['child', 'Kid0', 'Not submitted'],
      ['parent', null, 'submitted'],
    ]);
    const stored = JSON.parse((await me(server, token)).body.data.forms) as Record<string, object>;
    expect(Object.keys(stored)).toEqual(['ParentOnboardingProfile']);
    expect(stored['ParentOnboardingProfile']).toMatchObject({
      yourName: { first: 'Per', last: 'Son' },
      answers: PARENT_ANSWERS,
    });
  });

  it('for a child stores it on the user and on the child; the user keeps both keys [B063 C031]', async () => {
    const { user, token, kids, submit } = await family(1);
    await submit('parent', parentForm());
    await submit('child', childForm(kids[0]?.id ?? null));
    const onUser = JSON.parse((await me(server, token)).body.data.forms) as Record<string, { member: string | null }>;
    expect(Object.keys(onUser).toSorted()).toEqual(['ChildOnboardingProfile', 'ParentOnboardingProfile']);
    expect(onUser['ChildOnboardingProfile']?.member).toBe(kids[0]?.id);
    const [child] = await rowsOf<{ forms: string }>(
      server,
      sql`select forms from members where parent_id = ${user.id}`,
    );
    expect(JSON.parse(child?.forms ?? '')).toEqual({ ChildOnboardingProfile: onUser['ChildOnboardingProfile'] });
  });

  it('needs to say which child it is about when there are several, each with a form of its own', async () => {
    const { kids, submit, forms } = await family(2);
    expect((await submit('child', childForm(null))).body.errors).toEqual({
      member: 'Please say which child this form is about.',
    });
    await submit('child', childForm(kids[1]?.id ?? null));
    expect(states(await forms())).toEqual([
      ['child', 'Kid0', 'Not submitted'],
      ['child', 'Kid1', 'submitted'],
      ['parent', null, 'Not submitted'],
    ]);
  });

  it('about a child is possible before the child has been added', async () => {
    const { submit, forms } = await family(0);
    expect((await submit('child', childForm(null))).status).toBe(200);
    expect(states(await forms())[0]).toEqual(['child', null, 'submitted']);
  });

  it('twice is rejected and changes nothing; a repeated request is the same submission', async () => {
    const { token, submit } = await family(0);
    const headers = { 'idempotency-key': 'one-form' };
    const first = await submit('parent', parentForm(), headers);
    expect((await submit('parent', parentForm(), headers)).body).toEqual(first.body);
    const before = (await me(server, token)).body.data.forms;
    expectFailure(
      await submit('parent', { ...parentForm(), yourName: { first: 'Other', last: 'Name' } }),
      'duplicate',
      { message: 'This form has already been submitted.' },
    );
    expect((await me(server, token)).body.data.forms).toBe(before);
  });

  it('is in the audit log with both identities, without the answers', async () => {
    const coach = (
      await server.call('POST', `auth/actAs/${DEMO_PEOPLE.newparent.id}`, { token: await server.signIn('coach') })
    ).body.data.token as string;
    expect((await server.call('POST', 'forms/parent/submission', { token: coach, body: parentForm() })).status).toBe(
      200,
    );
    const entries = await rowsOf(
      server,
      sql`select actor_id, acting_as, action, after from audit_log where subject_id = ${DEMO_PEOPLE.newparent.id} and action = 'submitForm'`,
    );
    expect(entries).toEqual([
      {
        actor_id: DEMO_PEOPLE.coach.id,
        acting_as: DEMO_PEOPLE.newparent.id,
        action: 'submitForm',
        after: { form: 'parent' },
      },
    ]);
  });
});

describe('invalid input in an onboarding form', () => {
  it('a form with a foreign child returns 404, and nothing is stored', async () => {
    const { token, submit } = await family(1);
    expectFailure(await submit('child', childForm(DEMO_CHILDREN.arlo.id)), 'not_found');
    expect((await me(server, token)).body.data.forms).toBeNull();
    expect((await submit('parent', { ...parentForm(), member: DEMO_CHILDREN.arlo.id })).status).toBe(422);
  });

  it('a form is rejected naming each question with a missing, unknown or unexpected answer', async () => {
    const { submit } = await family(1);
    const { knownAs: _left, ...answers } = CHILD_ANSWERS;
    const response = await submit('child', {
      ...childForm(null),
      answers: { ...answers, diagnosis: 'Perhaps', communicates: [], extra: 'x' },
    });
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual({
      knownAs: answerTexts.needed,
      diagnosis: answerTexts.needed,
      communicates: answerTexts.needed,
      extra: 'This field is not known here.',
    });
    expect((await submit('child', { ...childForm(null), yourName: { first: ' ', last: 'x' } })).body.errors).toEqual({
      'yourName.first': answerTexts.firstName,
    });
    expect((await submit('child', { ...childForm(null), yourName: { first: 'x', last: '-' } })).body.errors).toEqual({
      'yourName.last': userTexts.namePattern,
    });
    expect((await submit('sibling', childForm(null))).status).toBe(400);
  });

  it('markup and SQL in answers are stored as plain text, unchanged', async () => {
    const { user, token, submit } = await family(0);
    const hostile = '<script>alert(1)</script>"><img src=x onerror=alert(2)> {{7*7}} \'; drop table users;--';
    await submit('parent', { ...parentForm(), answers: { ...PARENT_ANSWERS, worries: hostile } });
    const { body } = await server.call('GET', `forms/parent/submission?user=${user.id}`, { token });
    expect(body.data.profile.answers.worries).toBe(hostile);
  });

  it('broken JSON stored on a user reads as Not submitted', async () => {
    const { user, forms, submit } = await family(0);
    await rowsOf(server, sql`update users set forms = '{broken' where id = ${user.id}`);
    expect(states(await forms())[1]).toEqual(['parent', null, 'Not submitted']);
    expect((await submit('parent', parentForm())).status).toBe(200);
  });
});

describe('reading submitted forms', () => {
  const read = (token: string, query: string) => server.call('GET', `forms/${query}`, { token });
  const arlo = `child/submission?user=${DEMO_PEOPLE.parent.id}&member=${DEMO_CHILDREN.arlo.id}`;

  it('is allowed to staff for families within reach, and to customers for their own', async () => {
    for (const account of ['parent', 'coach', 'admin'] as const) {
      const { body } = await read(await server.signIn(account), arlo);
      expect(body.data).toMatchObject({
        type: 'child',
        state: 'submitted',
        member: { firstName: 'Arlo' },
        user: { firstName: 'Priya' },
        profile: { answers: { hope: CHILD_ANSWERS['hope'] } },
      });
    }
    for (const account of ['coach2', 'subscriber'] as const)
      expectFailure(await read(await server.signIn(account), arlo), 'not_found');
  });

  it('returns 404 for a form that was not submitted and for a child of another family', async () => {
    const token = await server.signIn('admin');
    expectFailure(
      await read(token, `child/submission?user=${DEMO_PEOPLE.kelly.id}&member=${DEMO_CHILDREN.ben.id}`),
      'not_found',
    );
    expectFailure(
      await read(token, `child/submission?user=${DEMO_PEOPLE.parent.id}&member=${DEMO_CHILDREN.ben.id}`),
      'not_found',
    );
  });

  it('gives each form’s URL with the prefill [B058]', async () => {
    const { user, kids, forms } = await family(1);
    const url = new URL((await forms())[0]?.address ?? '', 'http://here');
    expect(url.pathname).toBe('/forms/child');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      member: `Kid0 ${kids[0]?.lastName}`,
      memberId: kids[0]?.id,
      userId: user.id,
    });
  });

  it.each([
    [1, 'the child of the family'],
    [2, 'the first child of the family'],
    [0, 'nobody'],
  ])('with %d children the carer’s form is prefilled with the name of %s [B058]', async (count) => {
    const { kids, forms } = await family(count);
    const url = new URL((await forms()).at(-1)?.address ?? '', 'http://here');
    expect(url.pathname).toBe('/forms/parent');
    const [first] = kids;
    expect(url.searchParams.get('member')).toBe(first ? `Kid0 ${first.lastName}` : '');
    expect(url.searchParams.get('memberId')).toBe(first?.id ?? '');
  });
});
