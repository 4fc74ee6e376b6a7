import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { bornYearsAgo } from '@amberway/fixtures/dates';
import { buildMember, type DemoMember } from '@amberway/fixtures/members';
import { buildCustomer, type DemoUser } from '@amberway/fixtures/users';
import { PLANS, USER_STATUSES } from '@amberway/contract/kernel/roles';

// More demo families for load tests: SEED_SCALE=1000 creates tens of thousands of people.

const FAMILIES_PER_STEP = 20;
const FIRST = [
  'Ana',
  'Bilal',
  'Chloe',
  'Dev',
  'Esme',
  'Farid',
  'Gia',
  'Hugo',
  'Ines',
  'Jun',
  'Kofi',
  'Lena',
  'Mateo',
  'Nadia',
  'Otis',
  'Pia',
  'Quinn',
  'Rosa',
  'Sami',
  'Tala',
];
const LAST = [
  'Adeyemi',
  'Bauer',
  'Cohen',
  'Duarte',
  'Evans',
  'Fischer',
  'Gupta',
  'Hansen',
  'Ito',
  'Jansen',
  'Khan',
  'Lopez',
  'Meyer',
  'Nguyen',
  'Olsen',
  'Petrov',
  'Rossi',
  'Silva',
  'Tanaka',
  'Walsh',
];

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

export const scaledFamilies = (scale: number): { customers: DemoUser[]; children: DemoMember[] } => {
  const count = (scale - 1) * FAMILIES_PER_STEP;
  const customers: DemoUser[] = [];
  const children: DemoMember[] = [];
  for (let n = 0; n < count; n += 1) {
    const number = 1_000 + n;
    const lastName = pick(LAST, Math.floor(n / FIRST.length));
    const customer = buildCustomer(number, {
      email: `family${n}@amberway.test`,
      firstName: pick(FIRST, n),
      lastName,
      choosePlan: pick(PLANS, n),
      userStatus: n % 10 < 7 ? 'Active' : pick(USER_STATUSES, n),
      csm: DEMO_PEOPLE.manager.id,
    });
    customers.push(customer);
    const { id: parentId } = customer;
    for (let child = 0; child <= n % 3; child += 1) {
      children.push(
        buildMember(100_000 + n * 4 + child, {
          parentId,
          firstName: pick(FIRST, n * 3 + child + 7),
          lastName,
          dob: bornYearsAgo(2 + ((n + child) % 12), n % 300),
        }),
      );
    }
  }
  return { customers, children };
};
