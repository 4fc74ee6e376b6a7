import { HOUR } from '@amberway/contract/kernel/limits';
import { fileUrl } from '@amberway/contract/uploads/file-url';
import { canary, FAMILIES, type Family } from './canaries.ts';
import { isCoach, isFamily, isNear, isNearChild, maySee, type Seat, teamIsLive } from './model.ts';
import type { Run } from './run.ts';
import { coachNear, isAdmin, isOwner, type Make, staffNear, type Try, without, yesIf } from './try.ts';

// Steps that write to a family's record, share with it or remove from it.

export const share =
  (on: boolean): Make =>
  (run, seat, family) => {
    const { state, world } = run;
    const { member, resource } = world.families[family];
    const shared = state.shared.includes(family);
    // A private resource is visible to those who work with the family it was shared with, and to administrators.
    const sees = maySee(state, seat, { family, kind: 'resource' });
    const may = staffNear(run, seat, family);
    return {
      method: 'POST',
      path: `resource/${member}/${on ? 'share' : 'unshare'}`,
      body: { resources: [resource] },
      expected: may && on && !shared && !sees ? 'no' : may && shared === on ? 'either' : yesIf(may),
      after: () => {
        state.shared = on ? [...without(state.shared, family), family] : without(state.shared, family);
        if (on) state.claimed = [...without(state.claimed, family), family];
      },
    };
  };

export const bin =
  (into: boolean): Make =>
  ({ state, world }, seat, family) => {
    const { customer, clientFile } = world.families[family];
    const near = isNear(state, seat, family);
    return {
      ...(into
        ? { method: 'DELETE', path: `clientFiles/${customer}?idArray=${clientFile}`, body: {} }
        : { method: 'PATCH', path: `clientFiles/${customer}/restore`, body: { idArray: [clientFile] } }),
      expected: near && state.binned.includes(family) === into ? 'either' : yesIf(near),
      after: () => {
        state.binned = into ? [...without(state.binned, family), family] : without(state.binned, family);
      },
    };
  };

export const tick: Make = (run, seat, family) => ({
  method: 'PATCH',
  path: `task/status/${run.world.families[family].task}`,
  body: { isCompleted: run.random.once(2), notes: canary(family, 'task') },
  expected: !teamIsLive(run.state, family) ? 'either' : yesIf(isOwner(seat, family) || coachNear(run, seat, family)),
});

export const write: Make = (run, seat, family) => {
  const mayTry = !seat.as && staffNear(run, seat, family);
  return {
    method: 'POST',
    path: 'clientMessage',
    body: {
      to: run.world.families[family].customer,
      message: seat.person === 'one' ? canary(family, 'letter') : 'Well done this week.',
    },
    // There is a daily limit of two, and the recipient must be able to read it.
    expected: mayTry ? 'either' : 'no',
  };
};

export const reply: Make = ({ world }, seat, family) => ({
  method: 'POST',
  path: `clientMessage/${world.families[family].letter}/reply`,
  body: { message: canary(family, 'letter') },
  expected: isOwner(seat, family) ? 'either' : 'no',
});

/** A family begins a message to the coach who wrote to it; nobody else may write in its name. */
export const begin: Make = ({ world }, seat, family) => ({
  method: 'POST',
  path: `messageThread/${world.families[family].sender}`,
  body: { message: isFamily(seat.person) ? canary(seat.person, 'letter') : 'Not mine' },
  // At most ten a day, and only while that coach works with the family.
  expected: isFamily(seat.person) && !seat.as ? 'either' : 'no',
});

/** Declines or withdraws the family's request, which it may only while it is open. */
export const endWish: Make = (run, seat, family) => {
  const declines = run.random.once(2);
  const may = declines ? !seat.as && coachNear(run, seat, family) : isOwner(seat, family);
  return {
    method: 'POST',
    path: `sessionRequest/${run.world.families[family].wish}/${declines ? 'decline' : 'withdraw'}`,
    body: declines ? { answer: canary(family, 'wish') } : undefined,
    expected: may ? 'either' : 'no',
  };
};

export const post: Make = ({ state }, seat) => {
  const { person, as } = seat;
  const family = isFamily(person) ? person : undefined;
  return {
    method: 'POST',
    path: 'userPost',
    body: { post: family ? `${canary(family, 'post')} again` : 'From nobody' },
    expected: yesIf(family !== undefined && !as && !state.status[family]),
  };
};

export const comment: Make = (run, seat, family) => {
  const { state, world } = run;
  const inView = isOwner(seat, family) || (seat.as === family && isCoach(seat.person));
  const may = inView && (isOwner(seat, family) ? state.shared : state.claimed).includes(family);
  const staffMay = !seat.as && isCoach(seat.person) && maySee(state, seat, { family, kind: 'resource' });
  return {
    method: 'POST',
    path: 'comment',
    body: {
      user: world.people[seat.person],
      comment: inView ? canary(family, 'comment') : 'How is it going?',
      type: 'resource',
      contentId: world.families[family].resource,
    },
    expected: yesIf(may || staffMay),
  };
};

export const edit =
  (
    path: (run: Run, family: Family) => string,
    method: string,
    body: (family: Family) => object,
    who: 'coach' | 'owner',
  ) =>
  (run: Run, seat: Seat, family: Family): Try => ({
    method,
    path: path(run, family),
    body: body(family),
    // What is below an ended outcome cannot be changed.
    expected: run.state.outcomeClosed[family]
      ? 'either'
      : yesIf(who === 'coach' ? coachNear(run, seat, family) : isOwner(seat, family)),
  });

export const report: Make = (_run, seat) => ({
  method: 'POST',
  path: 'report/session-report',
  body: { from: '2026-01-01', to: new Date().toISOString().slice(0, 10) },
  expected: yesIf(isAdmin(seat)),
});

export const download: Make = ({ state, world }, seat, family) => {
  const { file, fileName } = world.families[family];
  const near = isNear(state, seat, family);
  return {
    method: 'POST',
    path: 'download',
    body: { url: fileUrl(file, fileName) },
    expected: near && state.binned.includes(family) ? 'either' : yesIf(near),
  };
};

/** What nobody may do to a child's own resource: make it public, or replace its note's file. */
export const spoil =
  (body: object): Make =>
  ({ world }, _seat, family) => ({
    method: 'PUT',
    path: `resource/${world.families[family].attachment}`,
    body,
    expected: 'no',
  });

/** A child's own resource is never shared with another family. */
export const handOn: Make = ({ world, random }, _seat, family) => ({
  method: 'POST',
  path: `resource/${world.families[random.one(FAMILIES.filter((one) => one !== family))].member}/share`,
  body: { resources: [world.families[family].attachment] },
  expected: 'no',
});

export const describeOwn: Make = (run, seat, family) => {
  const near = staffNear(run, seat, family);
  return {
    method: 'PUT',
    path: `resource/${run.world.families[family].attachment}`,
    body: { description: canary(family, 'attachment') },
    // In a family's view the library is read-only.
    expected: seat.as && near ? 'either' : yesIf(near),
  };
};

/** Coach one uploaded it, and can read it only as long as everybody else who works with the family. */
export const downloadOwn: Make = ({ state, world }, seat, family) => {
  const { upload, uploadName } = world.families[family];
  return {
    method: 'POST',
    path: 'download',
    body: { url: fileUrl(upload, uploadName) },
    expected: yesIf(isNearChild(state, seat, family)),
  };
};

/** What the sender has typed about the child: theirs alone, while the child is. */
export const draft: Make = (run, seat, family) => ({
  method: 'PUT',
  path: `draft/session/${run.world.families[family].member}`,
  body: {
    value: { text: !seat.as && coachNear(run, seat, family) ? canary(family, 'draft') : 'Nothing' },
    version: 0,
  },
  // A second one is refused as older than the first.
  expected: 'either',
});

/** A request with a key, whose reply is stored. */
export const schedule: Make = (run, seat, family) => {
  const start = Date.now() + (2 + run.random.below(200)) * HOUR;
  const [startTime, endTime] = [start, start + HOUR].map((at) => new Date(at).toISOString());
  const { member } = run.world.families[family];
  return {
    method: 'POST',
    path: 'session/schedule',
    body: { member, type: 'coaching_session', title: canary(family, 'meeting'), startTime, endTime },
    key: `${run.trace.length}-${start}`,
    expected: coachNear(run, seat, family) ? 'either' : 'no',
  };
};

/** The same request with the same key: the stored reply, or none. */
export const again: Make = (run, seat) => {
  const sent = run.sent.filter(({ person }) => person === seat.person);
  const one = sent.length > 0 ? run.random.one(sent) : undefined;
  return one ? { ...one.request, expected: 'either' } : { method: 'GET', path: 'user/me', expected: 'either' };
};
