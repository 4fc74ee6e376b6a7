import { describe, expect, it } from 'vitest';
import { decodeFields, decodeNames, decodeStored, encodeFields, encodeNames, encodeSchema, wireNames } from './wire.ts';

const names = wireNames({ outcome: 'goal', outcomeName: 'outcome', skills: 'milestones' });

describe('wire names', () => {
  it('names are encoded and decoded at every depth', () => {
    const domain = { outcome: { _id: '1' }, outcomeName: 'Talk', skills: [{ outcome: '1', name: 'Turns' }] };
    const wire = { goal: { _id: '1' }, outcome: 'Talk', milestones: [{ goal: '1', name: 'Turns' }] };
    expect(encodeNames(names, domain)).toEqual(wire);
    expect(decodeNames(names, wire)).toEqual(domain);
  });

  it('a domain name sent on the wire is not accepted as its field', () => {
    const decoded = decodeNames(names, { skills: [] });
    expect(decoded).not.toHaveProperty('skills');
    expect(
      encodeFields(names, Object.fromEntries(Object.keys(decoded as object).map((key) => [key, 'unknown']))),
    ).toEqual({ skills: 'unknown' });
  });

  it('dotted field names of validation errors are translated', () => {
    expect(encodeFields(names, { 'skills.0.outcome': 'Missing' })).toEqual({ 'milestones.0.goal': 'Missing' });
    expect(decodeFields(names, { 'milestones.0.goal': 'Missing' })).toEqual({ 'skills.0.outcome': 'Missing' });
  });

  it('property names of a JSON schema are translated', () => {
    const schema = { type: 'object', properties: { outcome: { type: 'string' } }, required: ['outcome'] };
    expect(encodeSchema(names, schema)).toEqual({
      type: 'object',
      properties: { goal: { type: 'string' } },
      required: ['goal'],
    });
  });

  it('stored data is decoded from wire names and from domain names', () => {
    expect(decodeStored(names, { values: { goal: '1', skills: [] }, empty: [] })).toEqual({
      values: { outcome: '1', skills: [] },
      empty: [],
    });
  });

  it('two domain names with the same wire name are rejected', () => {
    expect(() => wireNames({ a: 'x', b: 'x' })).toThrow('same wire name');
  });

  it('decoding an extremely nested body does not throw', () => {
    let deep: unknown = 'end';
    for (let i = 0; i < 100_000; i++) deep = { goal: deep };
    expect(() => decodeNames(names, deep)).not.toThrow();
  });

  it('decoding does not set a prototype', () => {
    const decoded = decodeNames(names, JSON.parse('{"__proto__": {"isAdmin": true}}')) as Record<string, unknown>;
    expect(decoded['isAdmin']).toBeUndefined();
  });
});
