import { uuidv7 } from 'uuidv7';
import { NOTHING_KNOWN } from '@amberway/contract/support-contacts/schemas';
import { contentId } from '@amberway/fixtures/content/record';
import { dayIn } from '@amberway/fixtures/dates';
import { putFeed } from '../../features/calendar/feed/queries.ts';
import { insertClientFile } from '../../features/client-files/queries.ts';
import { claimMail, settleMail } from '../../features/client-mail/send/queries.ts';
import { insertEntry } from '../../features/diary/queries.ts';
import { insertRequest } from '../../features/session-requests/queries.ts';
import { insertPost } from '../../features/posts/queries.ts';
import { putFile } from '../../features/resources/save/queries.ts';
import { storeNote } from '../../features/activity-notes/save/queries.ts';
import { insertContact } from '../../features/support-contacts/queries.ts';
import { insertPass } from '../../kernel/identity/passes.queries.ts';
import { hashToken, newToken } from '../../kernel/identity/tokens.ts';
import { addAppointment, addNote } from '../activity-notes.ts';
import { storeTestFile } from '../files.ts';
import { addScale } from '../gas.ts';
import { addResource } from '../library.ts';
import { addMessage } from '../messages.ts';
import { addChild, addUser } from '../people.ts';
import { addEvent } from '../evidence.ts';
import { storeEntry } from '../practice.ts';
import { addOutcome, addSkill, addTask } from '../programme.ts';
import type { TestServer } from '../server.ts';
import { canary, FAMILIES, type Family, type Kind } from './canaries.ts';
import { COACHES, type Coach, isFamily, type Person } from './model.ts';

// The people of all sequences, and each family's record with a canary in every part.

const staff = {
  type: 'Business',
  isMain: true,
  totalWorkDays: 4,
  totalWorkHours: 30,
  totalClientCapacity: 12,
} as const;

/** The note's attachment: a resource that belongs to the family, uploaded and created by the sender. */
const addAttachment = async (
  server: TestServer,
  name: Family,
  { customer, member, note, sender }: Record<'customer' | 'member' | 'note' | 'sender', string>,
) => {
  const uploadName = `${canary(name, 'attachment')}.pdf`;
  const { id: upload } = await storeTestFile(
    server,
    {
      customerId: customer,
      visibility: 'record',
      links: 1,
      orphanSince: null,
      originalName: uploadName,
      name: uploadName,
      uploaderId: sender,
    },
    Buffer.from(`%PDF-1.4\n% ${canary(name, 'upload')}\n%%EOF\n`),
  );
  const attachment = await addResource(server, {
    isPrivate: true,
    createdBy: sender,
    customerId: customer,
    memberId: member,
    name: canary(name, 'attachment'),
  });
  await server.within(async () => {
    await putFile(attachment, 'file', upload);
    await storeNote(note, { resourceId: attachment, resourceIsOwn: true });
  });
  return { attachment, upload, uploadName };
};

export const addFamily = async (server: TestServer, name: Family, people: { sender: string; idle: string }) => {
  const word = (kind: Kind) => canary(name, kind);
  const authored = { createdBy: people.sender };
  const { id: customer } = await addUser(server, { choosePlan: 'Flagship', address: word('address') });
  const { id: member } = await addChild(server, {
    parentId: customer,
    firstName: word('child'),
    primaryContact: people.idle,
  });
  const { id: sibling } = await addChild(server, {
    parentId: customer,
    firstName: word('sibling'),
    primaryContact: people.idle,
  });
  const siblingOutcome = await addOutcome(server, { memberId: sibling, ...authored, name: word('siblingskill') });
  const siblingSkill = await addSkill(server, siblingOutcome, { ...authored, name: word('siblingskill') });
  const ofChild = { memberId: member, ...authored };
  const outcome = await addOutcome(server, { ...ofChild, name: word('outcome') });
  const skill = await addSkill(server, outcome, { ...authored, name: word('skill') });
  const task = await addTask(server, skill, { ...authored, name: word('task'), assignees: [customer, people.sender] });
  const note = await addNote(server, {
    ...ofChild,
    title: word('note'),
    about: `<p>${word('note')}</p>`,
    excerpt: word('note'),
    skillsForHome: `<p>${word('idea')}</p>`,
    topWins: [`<p>${word('win')}</p>`],
    internalNotes: word('internal'),
  });
  const pending = await addNote(server, {
    ...ofChild,
    status: 'Pending',
    title: word('pending'),
    about: word('pending'),
    excerpt: word('pending'),
    internalNotes: word('internal'),
    skillsForHome: word('pending'),
    topWins: [],
  });
  const meeting = await addAppointment(server, { ...ofChild, title: word('meeting') });
  const fileName = `${word('file')}.pdf`;
  const stored = await storeTestFile(
    server,
    {
      customerId: customer,
      links: 1,
      orphanSince: null,
      originalName: fileName,
      name: fileName,
      uploaderId: people.sender,
    },
    Buffer.from(`%PDF-1.4\n% ${word('bytes')}\n%%EOF\n`),
  );
  const own = await addAttachment(server, name, { customer, member, note: note.id, sender: people.sender });
  const resource = await addResource(server, { isPrivate: true, createdBy: people.idle, name: word('resource') });
  await storeEntry(server, {
    memberId: member,
    skillId: skill.id,
    withUser: customer,
    recordedBy: customer,
    note: word('practice'),
  });
  await addScale(server, { memberId: member, outcomeId: outcome.id, words: { title: word('goal') } });
  // Not shown to the family.
  await addEvent(server, member, { skillId: skill.id, label: word('internal'), createdBy: people.sender });
  const letter = await addMessage(server, { toId: customer, fromId: people.sender, message: word('letter') });
  return server.within(async () => {
    const clientFile = await insertClientFile({
      customerId: customer,
      memberId: member,
      fileId: stored.id,
      createdBy: customer,
    });
    const diary = await insertEntry({
      memberId: member,
      userId: customer,
      day: dayIn(-3),
      emojiId: contentId('emoji', 1),
      note: word('diary'),
    });
    const wish = await insertRequest({
      customerId: customer,
      memberId: member,
      coachId: people.sender,
      times: ['mornings'],
      about: word('wish'),
      line: word('wish'),
    });
    if (!wish) throw new Error('The request was not stored.');
    const contact = uuidv7();
    await insertContact({
      id: contact,
      customerId: customer,
      name: word('contact'),
      relationship: 'Grandparent',
      supporterInfo: NOTHING_KNOWN,
    });
    const mail = await claimMail({
      ownerId: people.sender,
      receiverId: customer,
      // Senders still see the recipient of their own mail later.
      memberId: null,
      subject: word('mail'),
      content: `<p>${word('mail')}</p>`,
      sendKey: uuidv7(),
      bodyHash: '',
      searchText: word('mail'),
    });
    await settleMail(mail.id, 'sent', 'google');
    return {
      customer,
      member,
      sibling,
      siblingSkill: siblingSkill.id,
      outcome: outcome.id,
      skill: skill.id,
      task: task.id,
      note: note.id,
      pending: pending.id,
      meeting: meeting.id,
      file: stored.id,
      fileName,
      clientFile: clientFile.id,
      ...own,
      resource,
      letter: letter.id,
      diary,
      wish,
      sender: people.sender,
      contact,
      mail: mail.id,
      post: await insertPost(customer, word('post')),
    };
  });
};
export type FamilyIds = Awaited<ReturnType<typeof addFamily>>;

export type World = {
  server: TestServer;
  people: Record<Person, string>;
  /** A clinician for children without another one, who takes no part. */
  idle: string;
  families: Record<Family, FamilyIds>;
  /** The passkey of each coach. */
  passkeys: Record<Coach, string>;
  /** Calendar feed URLs by owner. */
  feeds: Partial<Record<Person, string>>;
  /** Passes by owner. Those of coaches name the children of all families, as if they had worked with each once. */
  passes: Partial<Record<Person, string>>;
};

export const PASS_OWNERS = ['one', 'two', 'a', 'b'] as const;

export const makeWorld = async (server: TestServer): Promise<World> => {
  const admin = (await addUser(server, { type: 'Administrator' })).id;
  const idle = (await addUser(server, staff)).id;
  const coaches = {} as Record<Coach, string>;
  for (const coach of COACHES) {
    const businessUserType = coach === 'resources' ? ['Resource Manager'] : ['Therapist'];
    coaches[coach] = (await addUser(server, { ...staff, businessUserType })).id;
  }
  const families = {} as Record<Family, FamilyIds>;
  for (const name of FAMILIES) families[name] = await addFamily(server, name, { sender: coaches.one, idle });
  const { a, b, c, d } = families;
  const people = { admin, ...coaches, a: a.customer, b: b.customer, c: c.customer, d: d.customer };
  const feeds: World['feeds'] = {};
  for (const person of ['one', 'two', 'a', 'b'] as const) {
    const secret = newToken();
    await server.within(() => putFeed(people[person], hashToken(secret), true));
    feeds[person] = secret;
  }
  const passes: World['passes'] = {};
  for (const person of PASS_OWNERS) {
    const named = isFamily(person) ? [person] : FAMILIES;
    const memberIds = named.map((name) => families[name].member);
    const userId = people[person];
    passes[person] = (await server.within(() => insertPass({ userId, deviceName: 'Phone', memberIds }))).token;
  }
  const passkeys = {} as World['passkeys'];
  for (const coach of COACHES) passkeys[coach] = uuidv7();
  return { server, people, idle, families, passkeys, feeds, passes };
};
