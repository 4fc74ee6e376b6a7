import { canary } from './canaries.ts';
import { COACHES, isFamily, type Person } from './model.ts';
import * as records from './records.ts';
import * as relations from './relations.ts';
import { ask, endCovers, hold, type Run, someFamily, someone } from './run.ts';
import type { Make } from './try.ts';

// The steps that any person can take between two reads.

/** Each is chosen as often as it is listed. */
const STEPS: readonly [name: string, make: Make, among?: readonly Person[]][] = [
  ['manager', relations.setManager, ['admin']],
  ['manager', relations.setManager],
  ['clinician', relations.setClinician, ['admin', ...COACHES]],
  ['clinician', relations.setClinician],
  ['cover', relations.cover, COACHES],
  ['team', relations.setTeam, COACHES],
  ['team', relations.setTeam, COACHES],
  ['remove skill', relations.removeSkill, COACHES],
  ['restore skill', relations.restoreSkill, COACHES],
  ['restore skill', relations.restoreSkill, COACHES],
  ['clinician of the sibling', relations.setSiblingClinician, ['admin', ...COACHES]],
  ['team of the sibling', relations.setSiblingTeam, COACHES],
  ['close outcome', relations.closeOutcome, COACHES],
  ['undo outcome', relations.undoOutcome, COACHES],
  ['open outcome', relations.openOutcome, COACHES],
  ['close skill', relations.closeSkill, COACHES],
  ['undo closing', relations.undoCancelling, COACHES],
  ['end team', relations.endTeamAsAdmin, ['admin', ...COACHES]],
  ['allocate', relations.allocate, ['admin']],
  ['act as', relations.actAs, ['admin', ...COACHES]],
  ['act as', relations.actAs, COACHES],
  ['end act as', relations.endActAs],
  ['sign out', relations.signOut],
  ['remove passkey', relations.removePasskey, COACHES],
  ['share', records.share(true), ['admin']],
  ['share', records.share(true)],
  ['unshare', records.share(false)],
  ['bin', records.bin(true)],
  ['restore', records.bin(false)],
  ['deactivate', relations.setStatus('Inactive'), ['admin']],
  ['deactivate', relations.setStatus('Inactive')],
  ['delete', relations.setStatus('Deleted'), ['admin', 'admin', 'one', 'a']],
  ['let in', relations.setStatus('Active'), ['admin']],
  ['tick', records.tick],
  ['draft', records.draft, ['one']],
  ['schedule', records.schedule, COACHES],
  ['again', records.again, COACHES],
  ['write', records.write, ['admin', ...COACHES]],
  ['reply', records.reply],
  ['begin', records.begin],
  ['end wish', records.endWish],
  ['post', records.post],
  ['comment', records.comment],
  [
    'diary',
    records.edit(
      (run, f) => `diary/${run.world.families[f].diary}`,
      'PUT',
      (f) => ({ note: canary(f, 'diary') }),
      'owner',
    ),
  ],
  [
    'outcome',
    records.edit(
      (run, f) => `goal/${run.world.families[f].outcome}`,
      'PUT',
      (f) => ({ challenges: canary(f, 'outcome') }),
      'coach',
    ),
  ],
  [
    'note',
    records.edit(
      (run, f) => `session/${run.world.families[f].note}`,
      'PATCH',
      (f) => ({ challenges: canary(f, 'note') }),
      'coach',
    ),
  ],
  ['report', records.report],
  ['download', records.download],
  ['download own', records.downloadOwn],
  ['download own', records.downloadOwn, ['one']],
  ['describe own', records.describeOwn, ['admin', ...COACHES]],
  ['publish own', records.spoil({ privateResource: false }), ['admin', ...COACHES]],
  ['swap own', records.spoil({ isLink: true, file: 'https://example.test/else' }), ['admin', ...COACHES]],
  ['hand on', records.handOn, ['admin', ...COACHES]],
];

export const takeStep = async (run: Run): Promise<void> => {
  const { random } = run;
  if (run.state.covers.length > 0 && random.once(6)) {
    await endCovers(run);
    for (const { coach, family } of run.state.teamByCover)
      run.state.team[family] = run.state.team[family].filter((one) => one !== coach);
    run.state.teamByCover = [];
    run.state.covers = [];
    run.trace.push('covers end');
  }
  const [name, make, among] = random.one(STEPS);
  const seat = await someone(run, among);
  if (!seat) return;
  // Steps in a family's view are mostly about that family.
  const family =
    isFamily(seat.person) && random.once(2) ? seat.person : seat.as && !random.once(3) ? seat.as : someFamily(run);
  const { expected: promised, after, ...request } = await make(run, seat, family);
  // For a deleted family no step is guaranteed to succeed.
  const expected = promised === 'yes' && run.state.status[family] === 'Deleted' ? 'either' : promised;
  const response = await ask(run, seat, request);
  if (hold(run, seat, expected, response, `${name} of ${family}`)) after?.(response.body.data);
};
