import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMore, ideasOf, memberHome, MORE_TARGETS } from './cards.ts';
import { PLAN_OF_COUNTER } from './counters.ts';
import { completionOf, cycleOf, daysInProgram, engagementScore, outcomeProgress } from './formulas.ts';
import { greetingNumber, greetingOf, GREETINGS } from './greetings.ts';
import { dayRange } from './range.ts';
import type { Visit } from './schemas.ts';
import { familyNews, sinceLine } from './since.ts';

const day = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('greeting', () => {
  it('there are seven greetings, each naming the user and a child [B283]', () => {
    const all = GREETINGS.map((greet) => greet({ user: 'Priya', child: 'Arlo' }));
    expect(new Set(all).size).toBe(7);
    for (const text of all) expect(text).toMatch(/(?=.*Priya)(?=.*Arlo)/);
  });

  it('the greeting stays the same within a day, and all variants occur [B283]', () => {
    fc.assert(
      fc.property(day, fc.uuid(), (today, user) => {
        expect(greetingOf(today, user, { user: 'A', child: 'B' })).toBe(
          greetingOf(today, user, { user: 'A', child: 'B' }),
        );
        expect(greetingNumber(today, user)).toBeLessThan(7);
      }),
    );
    const days = Array.from({ length: 100 }, (_, n) => new Date(Date.UTC(2026, 0, n + 1)).toISOString().slice(0, 10));
    const seen = days.map((today) => greetingNumber(today, '01a00000-0000-7000-8000-000000000001'));
    expect(new Set(seen).size).toBe(7);
  });
});

describe('dashboard formulas', () => {
  const counts = fc.tuple(fc.nat(500), fc.nat(500)).map(([part, rest]) => ({ part, whole: part + rest }));

  it('shares are whole percentages between 0 and 100, and null without a total', () => {
    fc.assert(
      fc.property(counts, ({ part, whole }) => {
        for (const share of [
          outcomeProgress({ achieved: part, total: whole }),
          engagementScore({ completed: part, due: whole }),
        ]) {
          if (whole === 0) expect(share).toBeNull();
          else expect(share).toBe(Math.round((100 * part) / whole));
        }
      }),
    );
    expect(completionOf({ completed: 1, pending: 2 })).toBe(33);
    expect(completionOf({ completed: 0, pending: 0 })).toBe(0);
  });

  it('days in the program are counted from the start of the membership and never negative', () => {
    expect(daysInProgram('2026-03-01', '2026-03-31')).toBe(30);
    expect(daysInProgram('2026-03-01', '2026-02-01')).toBe(0);
    expect(daysInProgram(null, '2026-02-01')).toBeNull();
    fc.assert(
      fc.property(day, fc.nat(5_000), (start, days) => {
        const today = new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);
        expect(daysInProgram(start, today)).toBe(days);
      }),
    );
  });

  it('a cycle equals the membership, and there is one counter for each of four plans [B298 B299]', () => {
    expect(cycleOf({ memberShipStart: '2026-01-01', memberShipEnd: null })).toEqual({
      startDate: '2026-01-01',
      endDate: null,
    });
    expect(PLAN_OF_COUNTER).toEqual({
      app: 'Subscriber',
      weeklyFlagship: 'Flagship',
      fortnightlyPlan: 'Care',
      monthly: 'Lite',
    });
  });
});

describe('dashboard cards', () => {
  it('cards offer more from five items on and link to their page [B278 B279]', () => {
    expect([0, 4, 5].map((length) => hasMore(Array.from({ length })))).toEqual([false, false, true]);
    expect(new Set(Object.values(MORE_TARGETS))).toEqual(
      new Set(['/dashboard/myresources', '/dashboard/mysessions', '/dashboard/myprogram', '/dashboard/myfavorites']),
    );
  });

  it('cards link to a child’s home and to its ideas [B285 B289]', () => {
    expect(memberHome('x')).toBe('/dashboard?memberId=x');
    expect(ideasOf('x')).toBe('/dashboard/member/x?redirect=/dashboard/ideasForHome');
  });
});

describe('dayRange', () => {
  it('a range defaults to 2000-01-01 until today [B137]', () => {
    expect(dayRange(undefined, undefined, '2026-05-05')).toEqual({ startDate: '2000-01-01', endDate: '2026-05-05' });
  });
  it('a range is clamped to the supported years, and null when it is reversed', () => {
    expect(dayRange('0000-01-01', '9999-12-31', '2026-05-05')).toEqual({
      startDate: '2000-01-01',
      endDate: '2100-12-31',
    });
    fc.assert(
      fc.property(day, day, (one, other) => {
        expect(dayRange(one, other, '2026-05-05')).toEqual(one <= other ? { startDate: one, endDate: other } : null);
      }),
    );
  });
});

type NewsOf = NonNullable<Visit['children']>[number];

describe('sinceLine', () => {
  const visit = {
    since: '2026-05-05T00:00:00.000Z',
    tasksAdded: 0,
    tasksCompleted: 0,
    skillsAchieved: 0,
    resourcesShared: 0,
    notes: 0,
    messages: 0,
    newClients: 0,
    children: [],
  };
  it('the line lists what is new, and is null at the first visit', () => {
    expect(sinceLine({ ...visit, since: null })).toBeNull();
    expect(sinceLine(visit)).toBe('Nothing new since your last visit.');
    expect(sinceLine({ ...visit, messages: 1 })).toBe('New: 1 message.');
    expect(sinceLine({ ...visit, resourcesShared: 2, skillsAchieved: 1, notes: 3 })).toBe(
      'New: 3 activity notes, 1 skill achieved and 2 resources.',
    );
  });
  const ada = { _id: 'ada', firstName: 'Ada' };
  const ben = { _id: 'ben', firstName: 'Ben' };
  const mia = { _id: 'mia', firstName: 'Mia' };
  const ofChild = ({ _id }: { _id: string }, news: Partial<NewsOf>) => ({
    _id,
    tasksAdded: 0,
    skillsAchieved: 0,
    resourcesShared: 0,
    notes: 0,
    ...news,
  });
  const adaHas = (news: Partial<NewsOf>, rest: Partial<Visit> = {}) =>
    familyNews({ ...visit, ...rest, children: [ofChild(ada, news)] }, ada._id, [ada, ben]);

  it('a family’s line fits a phone: three kinds of news at most, and nothing if there are none', () => {
    expect(adaHas({ notes: 1 }, { since: null })).toBeNull();
    expect(familyNews(visit, ada._id, [ada])).toBeNull();
    expect(adaHas({ notes: 1 })).toBe('New: 1 note');
    expect(adaHas({ notes: 1, resourcesShared: 1 }, { messages: 2 })).toBe('New: 2 messages, 1 note, 1 resource');
    expect(adaHas({ notes: 1, skillsAchieved: 1, tasksAdded: 1 }, { messages: 2 })).toBe(
      'New: 2 messages, 1 note, 1 skill achieved and more',
    );
  });

  it('a family’s line counts what is new for the child of the home and names another child with news', () => {
    const family = [ada, ben, mia];
    const both = { ...visit, children: [ofChild(ada, { notes: 1 }), ofChild(ben, { tasksAdded: 2 })] };
    expect(familyNews(both, ada._id, family)).toBe('New: 1 note and news of Ben');
    expect(familyNews(both, ben._id, family)).toBe('New: 2 tasks and news of Ada');
    expect(familyNews(both, mia._id, family)).toBe('There is news of your other children');
    expect(familyNews({ ...both, messages: 1 }, mia._id, [ada, mia])).toBe('New: 1 message and news of Ada');
    const much = ofChild(ada, { notes: 1, skillsAchieved: 1, tasksAdded: 1 });
    expect(familyNews({ ...visit, children: [much, ofChild(ben, { notes: 1 })] }, ada._id, family)).toBe(
      'New: 1 note, 1 skill achieved and more, and news of Ben',
    );
  });
});
