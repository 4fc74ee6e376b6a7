import { describe, expect, it } from 'vitest';
import { decodeFields, decodeNames, encodeFields, encodeNames, encodeSchema, wireNames } from './wire.ts';

const names = wireNames({ outcome: 'goal', outcomeName: 'outcome', skills: 'milestones' });

describe('the names of the wire', () => {
  it('are put on at every depth and taken off again', () => {
    const domain = { outcome: { _id: '1' }, outcomeName: 'Talk', skills: [{ outcome: '1', name: 'Turns' }] };
    const wire = { goal: { _id: '1' }, outcome: 'Talk', milestones: [{ goal: '1', name: 'Turns' }] };
    expect(encodeNames(names, domain)).toEqual(wire);
    expect(decodeNames(names, wire)).toEqual(domain);
  });

  it('are the only ones known there: a name of the domain is not taken for its field', () => {
    const decoded = decodeNames(names, { skills: [] });
    expect(decoded).not.toHaveProperty('skills');
    expect(
      encodeFields(names, Object.fromEntries(Object.keys(decoded as object).map((key) => [key, 'unknown']))),
    ).toEqual({ skills: 'unknown' });
  });

  it('are those of the fields that a failure names, with dots', () => {
    expect(encodeFields(names, { 'skills.0.outcome': 'Missing' })).toEqual({ 'milestones.0.goal': 'Missing' });
    expect(decodeFields(names, { 'milestones.0.goal': 'Missing' })).toEqual({ 'skills.0.outcome': 'Missing' });
  });

  it('are those of a JSON schema', () => {
    const schema = { type: 'object', properties: { outcome: { type: 'string' } }, required: ['outcome'] };
    expect(encodeSchema(names, schema)).toEqual({
      type: 'object',
      properties: { goal: { type: 'string' } },
      required: ['goal'],
    });
  });

  it('must differ from each other', () => {
    expect(() => wireNames({ a: 'x', b: 'x' })).toThrow('same wire name');
  });

  it('leave a body alone that is nested without end', () => {
    let deep: unknown = 'end';
    for (let i = 0; i < 100_000; i++) deep = { goal: deep };
    expect(() => decodeNames(names, deep)).not.toThrow();
  });

  it('cannot be used to reach a prototype', () => {
    const decoded = decodeNames(names, JSON.parse('{"__proto__": {"isAdmin": true}}')) as Record<string, unknown>;
    expect(decoded['isAdmin']).toBeUndefined();
  });
});
