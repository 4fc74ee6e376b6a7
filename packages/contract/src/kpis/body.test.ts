import { describe, expect, it } from 'vitest';
import { clinicianKpiBody, kpiTargets } from './body.ts';
import { capacityFields, capacityProblems } from './capacity.ts';
import { KPI_KINDS, unitOf } from './kinds.ts';
import { kpiTexts } from './texts.ts';

const errorsOf = (targets: unknown) =>
  Object.fromEntries(
    (kpiTargets.safeParse(targets).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );

it('each KPI kind has exactly one unit [B098 B317 T087 T088 T089 T090 T225 T226 T227 T228]', () => {
  expect(unitOf).toEqual({ Utilization: 'Percentage', Retention: 'Month', Feedback: 'Quantity', Revenue: 'AUD' });
  expect(errorsOf([{ kpiName: 'Revenue', kpiUnit: 'Month', kpiValue: 1 }])).toEqual({
    '0.kpiUnit': kpiTexts.wrongUnit('Revenue', 'AUD'),
  });
});

describe('KPI values', () => {
  it.each([undefined, null, -1, -0.01, Number.NaN, Infinity, '5', 1e10])('%s is no value [B438 T280]', (kpiValue) => {
    expect(errorsOf([{ kpiName: 'Retention', kpiValue }])).toEqual({ '0.kpiValue': kpiTexts.enterValue });
  });
  it('zero is a valid KPI value [B438]', () => {
    for (const kpiName of KPI_KINDS) expect(errorsOf([{ kpiName, kpiValue: 0 }])).toEqual({});
  });
  it('a value in percent is at most 100, and the message names the KPI [B439 T281]', () => {
    expect(errorsOf([{ kpiName: 'Utilization', kpiValue: 100 }])).toEqual({});
    expect(errorsOf([{ kpiName: 'Utilization', kpiValue: 100.01 }])).toEqual({
      '0.kpiValue': 'Utilization cannot have a value larger than 100%',
    });
    expect(errorsOf([{ kpiName: 'Revenue', kpiValue: 100.01 }])).toEqual({});
  });
  it('feedback is a whole number, other KPIs have up to two decimals [B440]', () => {
    expect(errorsOf([{ kpiName: 'Feedback', kpiValue: 4.5 }])).toEqual({ '0.kpiValue': kpiTexts.wholeNumber });
    expect(errorsOf([{ kpiName: 'Retention', kpiValue: 4.25 }])).toEqual({});
    expect(errorsOf([{ kpiName: 'Revenue', kpiValue: 14_720.07 }])).toEqual({});
    expect(errorsOf([{ kpiName: 'Retention', kpiValue: 4.255 }])).toEqual({ '0.kpiValue': kpiTexts.twoDecimals });
  });
});

it('a KPI target refers to its record or its kind [B534]', () => {
  const _id = '01a00000-0000-7000-8000-000000000001';
  expect(errorsOf([{ _id, kpiValue: 1 }])).toEqual({});
  expect(errorsOf([{ _id: null, kpiName: 'Revenue', kpiValue: 1 }])).toEqual({});
  expect(errorsOf([{ kpiValue: 1 }])).toHaveProperty(['0.kpiName']);
  expect(errorsOf([{ kpiName: 'Mood', kpiValue: 1 }])).toHaveProperty(['0.kpiName']);
});

it.each(['2026-13', '2026-00', '26-01', '2026-1', '2026-01-01', ''])('"%s" is not a month [B535]', (yearMonth) => {
  const figure = { businessUserId: '01a00000-0000-7000-8000-000000000001', kpiName: 'Revenue', kpiValue: 1 };
  expect(clinicianKpiBody.safeParse({ ...figure, yearMonth }).success).toBe(false);
  expect(clinicianKpiBody.safeParse({ ...figure, yearMonth: '2026-01' }).success).toBe(true);
});

describe('capacity', () => {
  it.each([
    ['totalWorkDays', 7, kpiTexts.inputWorkDays],
    ['totalWorkHours', 168, kpiTexts.inputWorkHours],
    ['totalClientCapacity', 31, kpiTexts.inputCapacity],
  ] as const)('%s is a whole number from 0 to %d [B434 B435 B436 T277 T278 T279]', (field, max, text) => {
    const schema = capacityFields[field];
    for (const value of [0, max]) expect(schema.safeParse(value).success).toBe(true);
    for (const value of [-1, max + 1, 1.5, '3'])
      expect(schema.safeParse(value).error?.issues[0]?.message, String(value)).toBe(text);
    expect(capacityProblems({ totalWorkDays: 1, totalWorkHours: 1, totalClientCapacity: 1, [field]: null })).toEqual({
      [field]: text,
    });
  });
});
