import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@amberway/contract/kernel/endpoint';
import { ROUTES } from '../../../routes.ts';
import { locate, locatorsOf } from './locate.ts';

const ARLO = '01a00000-0000-7000-8000-000000000001';
const NIA = '01a00000-0000-7000-8000-000000000002';
const callWith = (part: object) => ({ params: {}, query: {}, body: {}, data: null, viewer: null, ...part });

describe('locating whose record a call reads', () => {
  it('uses for each owner the first locator that finds something, in the order of the declaration', () => {
    const reads = { area: 'notes', member: ['query.member', 'data.*.member'], customer: 'query.customer' } as const;
    const data = [{ member: NIA }];
    expect(locate(reads, callWith({ query: { member: ARLO }, data }))).toEqual([{ of: 'member', ids: [ARLO] }]);
    expect(locate(reads, callWith({ data }))).toEqual([{ of: 'member', ids: [NIA] }]);
    expect(locate(reads, callWith({ query: { customer: ARLO } }))).toEqual([{ of: 'customer', ids: [ARLO] }]);
    expect(locate(reads, callWith({ data: [] }))).toEqual([]);
    expect(locate(reads, callWith({ query: { customer: ARLO }, data }))).toEqual([
      { of: 'member', ids: [NIA] },
      { of: 'customer', ids: [ARLO] },
    ]);
  });

  it('takes the ids of records, each id of a list once', () => {
    const data = [{ member: { _id: NIA } }, { member: { _id: ARLO } }, { member: { _id: NIA } }, { member: null }];
    expect(locate({ area: 'notes', member: 'data.*.member' }, callWith({ data }))).toEqual([
      { of: 'member', ids: [ARLO, NIA] },
    ]);
  });

  it('finds a file by its path and by its download name', () => {
    for (const fileName of [`${ARLO}-plan.pdf`, `/api/files/${ARLO}/plan.pdf?t=x`])
      expect(locate({ area: 'files', file: 'params.fileName' }, callWith({ params: { fileName } }))).toEqual([
        { of: 'file', ids: [ARLO] },
      ]);
  });

  it('counts the viewer’s own data as a family’s only while staff act as that family', () => {
    const reads = { area: 'account', customer: 'viewer' } as const;
    expect(locate(reads, callWith({}))).toEqual([]);
    expect(locate(reads, callWith({ viewer: ARLO }))).toEqual([{ of: 'customer', ids: [ARLO] }]);
  });
});

/** The field a path of names leads to in a schema; undefined where there is none. */
const fieldAt = (schema: unknown, [step, ...rest]: string[]): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodPipe)
    return fieldAt(
      schema instanceof z.ZodPipe ? schema.in : schema.unwrap(),
      step === undefined ? [] : [step, ...rest],
    );
  if (step === undefined) return schema;
  if (schema instanceof z.ZodArray) return step === '*' ? fieldAt(schema.element, rest) : undefined;
  return schema instanceof z.ZodObject ? fieldAt(schema.shape[step], rest) : undefined;
};

const isNowhere = ({ params, query, body, reply }: Endpoint, locator: string): boolean => {
  const [from = '', ...path] = locator.split('.');
  if (from === 'viewer') return path.length > 0;
  if (from === 'data') return fieldAt(reply, ['data', ...path]) === undefined;
  return fieldAt({ params, query, body }[from], path) === undefined;
};

it('every locator in a `reads` declaration points at a field the call has', () => {
  const wrong = ROUTES.flatMap(({ endpoint }) =>
    endpoint.reads
      ? locatorsOf(endpoint.reads)
          .flatMap(([, locators]) => locators)
          .filter((locator) => isNowhere(endpoint, locator))
          .map((locator) => `${endpoint.id}: ${locator}`)
      : [],
  );
  expect(wrong).toEqual([]);
});

it('every `reads` declaration names at least one owner', () => {
  const reading = ROUTES.filter(({ endpoint }) => endpoint.reads);
  expect(reading.length).toBeGreaterThan(50);
  for (const { endpoint } of reading) expect(endpoint.reads && locatorsOf(endpoint.reads), endpoint.id).not.toEqual([]);
});
