import { describe, expect, it } from 'vitest';
import type { PracticePlan } from '@amberway/contract/practice/schemas';
import { deviceNameOf } from './family/device-name.ts';
import { durationText } from './duration.ts';
import { planText, resultText, weekText } from './texts.ts';

const plan = (measure: PracticePlan['measure']): PracticePlan => ({
  skill: 's',
  measure,
  cue: '',
  perWeek: null,
  minutes: null,
  active: true,
  version: 1,
});
const NONE = { goes: 0, own: 0, timed: 0, seconds: 0 };

describe('a week of practice', () => {
  it.each([
    ['independence', { ...NONE, goes: 8, own: 6 }, '8 goes this week, 6 on their own'],
    ['independence', { ...NONE, goes: 1, own: 0 }, '1 go this week, 0 on their own'],
    ['count', { ...NONE, goes: 1, own: 1 }, '1 time this week'],
    ['duration', { ...NONE, timed: 2, seconds: 200 }, '3 minutes 20 seconds this week'],
    ['independence', NONE, 'No goes this week yet'],
  ] as const)('%s: %o is "%s"', (measure, week, text) => {
    expect(weekText({ plan: plan(measure), week })).toBe(text);
  });
});

describe('the result of an entry', () => {
  const none = { goes: null, seconds: null, stopped: null };
  it('says the goes by how much help was needed', () => {
    const goes = { own: 2, little: 1, lot: 0, none: 0 };
    expect(resultText({ ...none, goes }, 'independence')).toBe('3 goes: 2 on their own, 1 with a little help');
    expect(resultText({ ...none, goes: { ...goes, little: 0 } }, 'independence')).toBe('2 goes: on their own');
  });

  it('keeps the measure of its recording when the plan counts something else', () => {
    const goes = { own: 3, little: 0, lot: 0, none: 0 };
    expect(resultText({ ...none, goes }, 'count')).toBe('3 times');
    expect(resultText({ ...none, goes: { ...goes, none: 4 } }, 'count')).toBe('7 goes: 3 on their own, 4 not yet');
    expect(resultText({ ...none, goes: { ...goes, none: 4 } }, 'duration')).toBe('7 goes: 3 on their own, 4 not yet');
    expect(resultText({ ...none, seconds: 60 }, 'count')).toBe('1 minute');
  });

  it('a stopped practice is a result of its own, without a number [practice 2]', () => {
    expect(resultText({ ...none, stopped: 'childSaidNo' }, 'independence')).toBe('Stopped: they said no');
  });

  it('times and plans are short', () => {
    expect([0, 1, 45, 60, 200, 3725, 7200].map(durationText)).toEqual([
      '0 seconds',
      '1 second',
      '45 seconds',
      '1 minute',
      '3 minutes 20 seconds',
      '1 hour 2 minutes',
      '2 hours',
    ]);
    expect(planText({ perWeek: 4, minutes: 5 })).toBe('About 5 min · 4 times a week');
    expect(planText({ perWeek: 1, minutes: null })).toBe('once a week');
  });
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', 5, 'iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'iPad'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Mobile', 5, 'Android phone'],
  ['something else', 0, 'This device'],
])('a device with the user agent %s is named %s', (userAgent, touch, name) => {
  expect(deviceNameOf(userAgent, touch)).toBe(name);
});
