import type { Family } from './canaries.ts';
import { belongsTo, COACHES, type Coach, isCoach, type Person, type Seat, worksWith } from './model.ts';
import { PEOPLE, type Run } from './run.ts';
import { coachNear, isAdmin, type Make, staffNear, yesIf } from './try.ts';

// Steps that change who works with whom, and who may sign in.

const someCoach = ({ random }: Run): Coach | undefined => random.one([...COACHES, undefined]);
const canTakeOn = ({ state }: Run, coach: Coach | undefined) => !coach || !state.status[coach];

/** Someone who only covers for a day may assign nobody, neither themselves nor a colleague. */
const coversOnly = ({ state }: Run, { person }: Seat, family: Family) =>
  isCoach(person) && !belongsTo(state, person, family);

export const setManager: Make = (run, seat, family) => {
  const { state, world } = run;
  const coach = someCoach(run);
  const same = state.csm[family] === coach;
  const expected = isAdmin(seat) ? yesIf(same || canTakeOn(run, coach)) : 'no';
  return {
    method: 'PUT',
    path: `user/${world.families[family].customer}`,
    body: { csm: coach ? world.people[coach] : world.idle },
    // Whoever reaches the account may send the stored value again.
    expected: same || state.status[family] ? 'either' : expected,
    after: () => {
      if (coach) state.csm[family] = coach;
      else delete state.csm[family];
    },
  };
};

export const setClinician: Make = (run, seat, family) => {
  const { state, world } = run;
  const coach = someCoach(run);
  const same = state.clinician[family] === coach;
  return {
    method: 'PUT',
    path: `member/${world.families[family].member}`,
    body: { primaryContact: coach ? world.people[coach] : world.idle },
    expected: same
      ? 'either'
      : yesIf(staffNear(run, seat, family) && canTakeOn(run, coach) && !coversOnly(run, seat, family)),
    after: () => {
      if (coach) state.clinician[family] = coach;
      else delete state.clinician[family];
    },
  };
};

export const cover: Make = ({ state, world }, { person, as }, family) => ({
  method: 'POST',
  path: `user/cover/${world.families[family].customer}`,
  body: { reason: 'Away this week' },
  expected: yesIf(isCoach(person) && !as && state.status[family] !== 'Deleted'),
  after: () => state.covers.push({ coach: person as Coach, family }),
});

const sameTeam = (one: readonly Coach[], other: readonly Coach[]) =>
  one.length === other.length && one.every((coach) => other.includes(coach));

export const setTeam: Make = (run, seat, family) => {
  const { state, world, random } = run;
  const team = COACHES.filter((coach) => random.once(2) && !state.status[coach]);
  const there = !state.skillGone.includes(family);
  const same = sameTeam(team, state.team[family]);
  return {
    method: 'PUT',
    path: `milestone/${world.families[family].skill}`,
    body: { needHelp: team.length > 0, teamMember: team.map((coach) => world.people[coach]) },
    expected: yesIf(there && coachNear(run, seat, family) && (same || !coversOnly(run, seat, family))),
    after: () => {
      state.team[family] = team;
    },
  };
};

export const removeSkill: Make = (run, seat, family) => ({
  method: 'PUT',
  path: `milestone/${run.world.families[family].skill}`,
  body: { isDeleted: true },
  expected: yesIf(!run.state.skillGone.includes(family) && coachNear(run, seat, family)),
  after: () => run.state.skillGone.push(family),
});

export const actAs: Make = ({ state, world, seats }, { person, as, root, byPasskey }, family) => {
  const may = person === 'admin' || (isCoach(person) && worksWith(state, person, family));
  return {
    method: 'POST',
    path: `auth/actAs/${world.families[family].customer}`,
    expected: yesIf(!as && may && state.status[family] !== 'Deleted'),
    after: ({ token }) => seats.push({ person, as: family, token, root, ended: false, byPasskey }),
  };
};

export const endActAs: Make = ({ seats }, seat) => ({
  method: 'POST',
  path: 'auth/actAs/end',
  expected: yesIf(seat.as !== undefined),
  after: ({ token }) => {
    seat.ended = true;
    seats.push({ person: seat.person, token, root: seat.root, ended: false, byPasskey: seat.byPasskey });
  },
});

/** A removed factor ends the sign-ins that used it, with the views opened from them, and no others. */
export const removePasskey: Make = ({ state, world, seats, signIns }, { person, as }) => {
  const isOwn = isCoach(person) && !as && !state.passkeyGone.includes(person);
  return {
    method: 'DELETE',
    path: `account/passkeys/${world.passkeys[isCoach(person) ? person : 'one']}`,
    expected: yesIf(isOwn),
    after: () => {
      if (!isCoach(person)) return;
      state.passkeyGone.push(person);
      signIns.delete(person);
      for (const one of seats) if (one.person === person && one.byPasskey) one.ended = true;
    },
  };
};

export const signOut: Make = ({ seats }, seat) => ({
  method: 'POST',
  path: 'auth/logout',
  expected: 'yes',
  after: () => seats.filter(({ root }) => root === seat.root).forEach((one) => (one.ended = true)),
});

/** Deactivates, deletes or reactivates a user. Locked-out users lose their tokens, and others their views of them. */
export const setStatus =
  (status: 'Active' | 'Inactive' | 'Deleted'): Make =>
  ({ state, world, random, seats, signIns }, seat) => {
    const whom: Person = random.one(PEOPLE.filter((person) => person !== 'admin'));
    const path = `user/${world.people[whom]}`;
    const same = (state.status[whom] ?? 'Active') === status;
    return {
      ...(status === 'Deleted' ? { method: 'DELETE', path } : { method: 'PUT', path, body: { userStatus: status } }),
      expected: same ? 'either' : yesIf(isAdmin(seat)),
      after: () => {
        if (same) return;
        if (status === 'Active') delete state.status[whom];
        else {
          state.status[whom] = status;
          signIns.delete(whom);
          state.passEnded.push(whom);
          if (isCoach(whom) && !state.passkeyGone.includes(whom)) state.passkeyGone.push(whom);
          for (const one of seats) if (one.person === whom || one.as === whom) one.ended = true;
        }
      },
    };
  };
