import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { skillTexts } from '@amberway/contract/skills/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild } from '../../testing/people.ts';
import { addOutcome, addSkill } from '../../testing/programme.ts';

const server = useServer();
const { coach, parent } = DEMO_PEOPLE;
let token: string;
let family: string;
beforeAll(async () => {
  token = await server.signIn('coach');
  family = await server.signIn('parent');
});
const newChild = () => addChild(server, { parentId: parent.id, primaryContact: coach.id });

describe('the comment on an outcome’s status', () => {
  const put = (id: string, body: object) => server.call('PUT', `goal/${id}`, { token, body });
  const read = async (id: string) => (await server.call('GET', `goal/${id}`, { token: family })).body.data.comment;
  const onHold = async () => {
    const { id: memberId } = await newChild();
    const { id } = await addOutcome(server, { memberId });
    await put(id, { status: 'On-hold', comment: 'paused' });
    return id;
  };

  it('is cleared when the outcome continues, so that the family no longer reads it', async () => {
    const id = await onHold();
    expect(await read(id)).toBe('paused');
    await put(id, { status: 'In-progress' });
    expect(await read(id)).toBe('');
  });

  it('is cleared also when a client sends the whole record back', async () => {
    const id = await onHold();
    await put(id, { status: 'In-progress', comment: 'paused' });
    expect(await read(id)).toBe('');
  });

  it.each(['Cancelled', 'Achieved'])('is not carried over: %s needs its own comment [B338]', async (status) => {
    const id = await onHold();
    for (const body of [{ status }, { status, comment: 'paused' }, { status, comment: ' paused ' }])
      expectInvalid(await put(id, body), 'comment', outcomeTexts.leaveComment);
    expect((await put(id, { status, comment: 'The family moved' })).status).toBe(200);
    expect(await read(id)).toBe('The family moved');
  });

  it('stays, and can be edited, while the status stays the same', async () => {
    const id = await onHold();
    await put(id, { name: 'Another name' });
    expect(await read(id)).toBe('paused');
    await put(id, { comment: 'paused until May' });
    expect(await read(id)).toBe('paused until May');
    expectInvalid(await put(id, { comment: ' ' }), 'comment', outcomeTexts.leaveComment);
  });
});

describe('the comment on a skill’s status', () => {
  const put = (id: string, body: object) => server.call('PUT', `milestone/${id}`, { token, body });
  const read = async (id: string) => (await server.call('GET', `milestone/${id}`, { token: family })).body.data.comment;
  const waiting = async () => {
    const { id: memberId } = await newChild();
    const { id } = await addSkill(server, await addOutcome(server, { memberId }));
    await put(id, { status: 'On-hold', comment: 'after the holidays' });
    return { id, memberId };
  };

  it('is cleared when the skill becomes Active, by an edit or as the next skill [B343]', async () => {
    const { id } = await waiting();
    await put(id, { status: 'Active' });
    expect(await read(id)).toBe('');
    const next = await waiting();
    await server.call('GET', `milestone/start/${next.memberId}`, { token });
    expect(await read(next.id)).toBe('');
  });

  it('is not carried over when the skill is cancelled [B343]', async () => {
    const { id } = await waiting();
    expectInvalid(await put(id, { status: 'Cancelled' }), 'comment', skillTexts.leaveComment);
    expect((await put(id, { status: 'Cancelled', comment: 'Too hard' })).status).toBe(200);
    expect(await read(id)).toBe('Too hard');
  });

  it('stays when a legacy name of a status is replaced by its current one', async () => {
    const { id: memberId } = await newChild();
    const { id } = await addSkill(server, await addOutcome(server, { memberId }), { status: 'Pending' });
    await put(id, { status: 'Active' });
    expect(await read(id)).toBe('As agreed');
  });
});
