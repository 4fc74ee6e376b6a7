import { sql } from 'drizzle-orm';
import type { Family } from './canaries.ts';
import { rowsOf } from '../rows.ts';
import {
  belongsTo,
  closeTeam,
  COACHES,
  type Coach,
  endTeam,
  endTeamsOfFormer,
  isCoach,
  isFamily,
  isNear,
  type Person,
  type Seat,
  setTeamOf,
  type State,
  teamIsLive,
  worksWith,
} from './model.ts';
import { PEOPLE, type Run } from './run.ts';
import { coachNear, isAdmin, type Make, staffNear, yesIf } from './try.ts';

// Steps that change who works with whom, and who may sign in.

const someCoach = ({ random }: Run): Coach | undefined => random.one([...COACHES, undefined]);
const canTakeOn = ({ state }: Run, coach: Coach | undefined) => !coach || !state.status[coach];

/** Another success manager: nobody stays in a team of either child. */
const endTeamsOfAll = (state: State, family: Family) => {
  endTeam(state, family);
  state.siblingTeam[family] = [];
};

/** Who is there only through a team or a cover assigns nobody, neither themselves nor a colleague. */
const namesNobody = ({ state }: Run, { person }: Seat, family: Family) =>
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
      if (!same) endTeamsOfAll(state, family);
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
      : yesIf(staffNear(run, seat, family) && canTakeOn(run, coach) && !namesNobody(run, seat, family)),
    after: () => {
      const former = state.clinician[family];
      if (!same) endTeam(state, family);
      if (coach) state.clinician[family] = coach;
      else delete state.clinician[family];
      if (!same) endTeamsOfFormer(state, former, family);
    },
  };
};

/** The clinician of the other child, which is another way into the same family. */
export const setSiblingClinician: Make = (run, seat, family) => {
  const { state, world } = run;
  const coach = someCoach(run);
  const same = state.siblingClinician[family] === coach;
  return {
    method: 'PUT',
    path: `member/${world.families[family].sibling}`,
    body: { primaryContact: coach ? world.people[coach] : world.idle },
    // The team of a sibling's skill reaches the sibling, and names nobody.
    expected: same
      ? 'either'
      : yesIf(
          !isFamily(seat.person) &&
            isNear(state, seat, family) &&
            canTakeOn(run, coach) &&
            !namesNobody(run, seat, family),
        ),
    after: () => {
      const former = state.siblingClinician[family];
      if (!same) state.siblingTeam[family] = [];
      if (coach) state.siblingClinician[family] = coach;
      else delete state.siblingClinician[family];
      if (!same) endTeamsOfFormer(state, former, family);
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
  const there = !state.skillGone.includes(family) && !state.skillClosed[family];
  const same = sameTeam(team, state.team[family]);
  const inClosed = state.outcomeClosed[family] !== undefined;
  return {
    method: 'PUT',
    path: `milestone/${world.families[family].skill}`,
    body: { needHelp: team.length > 0, teamMember: team.map((coach) => world.people[coach]) },
    // Of a cancelled skill the same can be sent again.
    expected:
      state.skillClosed[family] || inClosed
        ? 'either'
        : yesIf(there && coachNear(run, seat, family) && (same || !namesNobody(run, seat, family))),
    // In an achieved outcome it is stored, and nobody's: an undo does not restore those who were named again.
    after: () => {
      if (there && inClosed) state.team[family] = state.team[family].filter((coach) => !team.includes(coach));
      else if (there) setTeamOf(state, family, team);
    },
  };
};

/** Only by those who belong to the family: who covers has an end, which the team of the first child shows. */
export const setSiblingTeam: Make = (run, seat, family) => {
  const { state, world, random } = run;
  const team = COACHES.filter((coach) => random.once(2) && !state.status[coach]).filter(
    (coach) => belongsTo(state, coach, family) || !worksWith(state, coach, family),
  );
  const same = sameTeam(team, state.siblingTeam[family]);
  const may = isCoach(seat.person) && isNear(state, seat, family) && !namesNobody(run, seat, family);
  return {
    method: 'PUT',
    path: `milestone/${world.families[family].siblingSkill}`,
    body: { needHelp: team.length > 0, teamMember: team.map((coach) => world.people[coach]) },
    expected: same ? 'either' : yesIf(may),
    after: () => {
      state.siblingTeam[family] = team;
    },
  };
};

export const removeSkill: Make = (run, seat, family) => ({
  method: 'PUT',
  path: `milestone/${run.world.families[family].skill}`,
  body: { isDeleted: true },
  expected: run.state.outcomeClosed[family]
    ? 'either'
    : yesIf(!run.state.skillGone.includes(family) && coachNear(run, seat, family)),
  after: () => {
    if (teamIsLive(run.state, family)) closeTeam(run.state, family);
    // It ended with the outcome, and no undo of the skill knows of that instant.
    else if (!run.state.skillClosed[family]) endTeam(run.state, family);
    run.state.skillGone.push(family);
  },
});

/** The team is restored by somebody who may name one; else the skill has none. */
const namedAgain = (run: Run, seat: Seat, family: Family) => {
  const { state } = run;
  const team = state.team[family];
  endTeam(state, family);
  if (!namesNobody(run, seat, family)) setTeamOf(state, family, team);
};

export const restoreSkill: Make = (run, seat, family) => {
  const { state, world } = run;
  const gone = state.skillGone.includes(family);
  return {
    method: 'PUT',
    path: `milestone/${world.families[family].skill}`,
    body: { isDeleted: false },
    expected: gone && !state.outcomeClosed[family] ? yesIf(coachNear(run, seat, family)) : 'either',
    after: () => {
      if (!gone) return;
      state.skillGone = state.skillGone.filter((one) => one !== family);
      if (state.outcomeClosed[family]) endTeam(state, family);
      else if (!state.skillClosed[family]) namedAgain(run, seat, family);
    },
  };
};

/** Mastered or cancelled. */
export const closeSkill: Make = (run, seat, family) => {
  const { state, world, random } = run;
  const open = !state.skillGone.includes(family) && !state.skillClosed[family];
  return {
    method: 'PUT',
    path: `milestone/${world.families[family].skill}`,
    body: random.once(2)
      ? { status: 'Cancelled', comment: 'Not needed now' }
      : { status: 'Mastered', reason: 'Seen in three settings.' },
    expected:
      state.skillClosed[family] || state.outcomeClosed[family] ? 'either' : yesIf(open && coachNear(run, seat, family)),
    after: () => {
      if (!open) return;
      if (teamIsLive(state, family)) closeTeam(state, family);
      else endTeam(state, family);
      state.skillClosed[family] = seat.person;
    },
  };
};

export const undoCancelling: Make = (run, seat, family) => {
  const { state, world } = run;
  const isTheirs = state.skillClosed[family] === seat.person && !state.skillGone.includes(family);
  return {
    method: 'POST',
    path: `milestone/${world.families[family].skill}/undo`,
    body: {},
    expected: state.outcomeClosed[family] && isTheirs ? 'either' : yesIf(isTheirs && coachNear(run, seat, family)),
    after: () => {
      delete state.skillClosed[family];
      if (state.outcomeClosed[family]) endTeam(state, family);
      else namedAgain(run, seat, family);
    },
  };
};

/** Ends the skill's team with the outcome. */
export const closeOutcome: Make = (run, seat, family) => {
  const { state, world, random } = run;
  const open = !state.outcomeClosed[family];
  return {
    method: 'PUT',
    path: `goal/${world.families[family].outcome}`,
    body: { status: random.once(2) ? 'Achieved' : 'Cancelled', comment: 'As agreed' },
    expected: open ? yesIf(coachNear(run, seat, family)) : 'either',
    after: () => {
      // From achieved to cancelled, it is the second who may undo; nobody is in a team to be named again.
      if (!open) endUnless(state, family);
      else if (teamIsLive(state, family)) closeTeam(state, family);
      state.outcomeClosed[family] = seat.person;
    },
  };
};

/** A skill that ended by itself keeps the team that its own undo names. */
const endUnless = (state: State, family: Family) => {
  if (!state.skillClosed[family] && !state.skillGone.includes(family)) endTeam(state, family);
};

export const undoOutcome: Make = (run, seat, family) => {
  const { state, world } = run;
  const isTheirs = state.outcomeClosed[family] === seat.person;
  return {
    method: 'POST',
    path: `goal/${world.families[family].outcome}/undo`,
    body: {},
    expected: isTheirs && coachNear(run, seat, family) ? 'either' : 'no',
    after: () => {
      delete state.outcomeClosed[family];
      if (teamIsLive(state, family)) namedAgain(run, seat, family);
    },
  };
};

/** Opened again by a change: nobody is in its teams. */
export const openOutcome: Make = (run, seat, family) => {
  const { state, world } = run;
  return {
    method: 'PUT',
    path: `goal/${world.families[family].outcome}`,
    body: { status: 'In-progress' },
    expected: yesIf(coachNear(run, seat, family)),
    after: () => {
      if (!state.outcomeClosed[family]) return;
      delete state.outcomeClosed[family];
      endUnless(state, family);
    },
  };
};

/** Administrators take everybody out of a team; a team names nobody, and so do those who cover. */
export const endTeamAsAdmin: Make = (run, seat, family) => {
  const { state, world } = run;
  const there = teamIsLive(state, family);
  const names = isCoach(seat.person) && coachNear(run, seat, family) && !namesNobody(run, seat, family);
  const empty = state.team[family].length === 0;
  return {
    method: 'PUT',
    path: `milestone/${world.families[family].skill}`,
    body: { teamMember: [] },
    expected:
      !there || empty ? 'either' : yesIf(names || (seat.person === 'admin' && (!seat.as || seat.as === family))),
    after: () => there && endTeam(state, family),
  };
};

/** The dialog of administrators: manager and clinician at once. */
export const allocate: Make = async (run, seat, family) => {
  const { state, world } = run;
  const { customer, member, sibling } = world.families[family];
  const [csm, clinician, other] = [someCoach(run), someCoach(run), someCoach(run)];
  const [versions] = await rowsOf<{ family: number; child: number; sibling: number }>(
    world.server,
    sql`select u.version as family, m.version as child, s.version as sibling
      from users u join members m on m.parent_id = u.id join members s on s.parent_id = u.id
      where m.id = ${member} and s.id = ${sibling} and u.id = ${customer}`,
  );
  const idOf = (coach: Coach | undefined) => (coach ? world.people[coach] : world.idle);
  const isNamed = (coach: Coach | undefined, before: Coach | undefined) => before === coach || canTakeOn(run, coach);
  const before = [state.csm[family], state.clinician[family], state.siblingClinician[family]];
  const may = [csm, clinician, other].every((coach, n) => isNamed(coach, before[n]));
  return {
    method: 'POST',
    path: `user/${customer}/allocation`,
    body: {
      version: versions?.family,
      csm: idOf(csm),
      children: [
        { _id: member, version: versions?.child, primaryContact: idOf(clinician) },
        { _id: sibling, version: versions?.sibling, primaryContact: idOf(other) },
      ],
    },
    // Who has the family in one way may be given it in the other as well.
    expected: state.status[family] || !may ? 'either' : yesIf(isAdmin(seat)),
    after: () => {
      if (csm !== before[0] || clinician !== before[1]) endTeam(state, family);
      if (csm !== before[0] || other !== before[2]) state.siblingTeam[family] = [];
      if (csm) state.csm[family] = csm;
      else delete state.csm[family];
      if (clinician) state.clinician[family] = clinician;
      else delete state.clinician[family];
      if (other) state.siblingClinician[family] = other;
      else delete state.siblingClinician[family];
      for (const [n, now] of [undefined, clinician, other].entries())
        if (n > 0 && now !== before[n]) endTeamsOfFormer(state, before[n], family);
    },
  };
};

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
          if (isCoach(whom)) {
            if (!state.passkeyGone.includes(whom)) state.passkeyGone.push(whom);
            for (const team of [...Object.values(state.team), ...Object.values(state.siblingTeam)])
              if (team.includes(whom)) team.splice(team.indexOf(whom), 1);
            state.teamByCover = state.teamByCover.filter(({ coach }) => coach !== whom);
            state.covers = state.covers.filter(({ coach }) => coach !== whom);
          }
          for (const one of seats) if (one.person === whom || one.as === whom) one.ended = true;
        }
      },
    };
  };
