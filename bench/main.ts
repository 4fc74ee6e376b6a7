import { parseArgs } from 'node:util';
import { benchContentList } from './content-list.ts';
import { benchDashboard } from './dashboard.ts';
import { benchEvidence } from './evidence.ts';
import { benchFamilies } from './families.ts';
import { benchGrowth } from './growth.ts';
import { benchHomeScreen } from './home-screen.ts';
import { benchLibrary } from './library.ts';
import { benchProgrammeScreen } from './programme-screen.ts';
import { benchProgramme } from './programme.ts';
import { benchScreens } from './screens.ts';
import { benchNotes } from './activity-notes.ts';
import { benchSignIn } from './sign-in.ts';
import { benchStart } from './start.ts';
import { benchUpload } from './upload.ts';
import { benchUsersList } from './users-list.ts';
import { benchUsersScreen } from './users-screen.ts';
import { benchWorkers } from './workers.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    dist: { type: 'string' },
    server: { type: 'string' },
  },
});
const { short, only, dist, server } = values;
const wanted = (name: string) => only === undefined || only.split(',').includes(name);

const figures = {
  ...(wanted('list') && (await benchUsersList(short ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 5 }))),
  ...(wanted('users-screen') && (await benchUsersScreen({ runs: short ? 1 : 3 }))),
  ...(wanted('content') && (await benchContentList(short ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 5 }))),
  ...(wanted('library') && (await benchLibrary(short ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 5 }))),
  ...(wanted('programme') && (await benchProgramme({ rounds: short ? 5 : 30 }))),
  ...(wanted('programme-screen') && (await benchProgrammeScreen({ runs: short ? 1 : 3 }))),
  ...(wanted('dashboard') && (await benchDashboard(short ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 5 }))),
  ...(wanted('home') && (await benchHomeScreen({ runs: short ? 1 : 3 }))),
  ...(wanted('screens') && (await benchScreens({ runs: short ? 1 : 5, dist }))),
  ...(wanted('growth') &&
    (await benchGrowth(short ? { rounds: 1, seconds: 2, max: 100_000 } : { rounds: 5, seconds: 3, max: 1_000_000 }))),
  ...(wanted('families') &&
    (await benchFamilies(short ? { rounds: 3, sizes: [100, 1000], server } : { rounds: 7, server }))),
  ...(wanted('evidence') &&
    (await benchEvidence(short ? { rounds: 5, others: 500_000 } : { rounds: 30, others: 10_000_000 }))),
  ...(wanted('activity-notes') && (await benchNotes(short ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 5 }))),
  ...(wanted('sign-in') && (await benchSignIn({ tries: short ? 50 : 500 }))),
  ...(wanted('start') && (await benchStart({ runs: short ? 1 : 3 }))),
  ...(wanted('workers') && (await benchWorkers(short ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 4 }))),
  ...(wanted('upload') && (await benchUpload({ runs: short ? 1 : 3 }))),
};
const width = Math.max(...Object.keys(figures).map((name) => name.length));
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(width)}  ${value}`);
