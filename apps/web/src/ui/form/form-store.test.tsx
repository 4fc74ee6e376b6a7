import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { Form } from './Form.tsx';
import { createFormStore, type FieldPath, useFormState, useFormValue } from './form-store.ts';

type Values = { name: string; address: { city: string; zip: string }; rows: { text: string }[] };
const START: Values = { name: 'Ann', address: { city: 'Oslo', zip: '1' }, rows: [{ text: 'a' }, { text: 'b' }] };
const make = () => createFormStore<Values>('form', START);

describe('values', () => {
  it('are read and written by path; what is beside the place stays the same object', () => {
    const store = make();
    store.set(['rows', 1, 'text'], 'c');
    expect(store.get(['rows', 1, 'text'])).toBe('c');
    expect(Array.isArray(store.values().rows)).toBe(true);
    expect(store.values().rows[0]).toBe(START.rows[0]);
    expect(store.values().address).toBe(START.address);
    expect(START.rows[1]?.text).toBe('b');
  });

  it('at a path that does not exist are undefined and can be written', () => {
    const store = createFormStore<Partial<Values>>('form', {});
    expect(store.get(['address', 'city'])).toBeUndefined();
    store.set(['address', 'city'], 'Rome');
    expect(store.values()).toEqual({ address: { city: 'Rome' } });
  });

  it('only a change by the person touches the form and is reported', () => {
    const store = make();
    const changed = vi.fn<(name: FieldPath) => void>();
    const stop = store.onChanged(changed);
    store.set('name', 'Bea');
    store.setAll({ name: 'Cid' });
    expect(store.isTouched()).toBe(false);
    expect(changed).not.toHaveBeenCalled();
    store.change('name', 'Dee');
    expect(store.isTouched()).toBe(true);
    expect(changed).toHaveBeenCalledExactlyOnceWith('name');
    stop();
    store.change('name', 'Eve');
    expect(changed).toHaveBeenCalledOnce();
  });

  it('a reset brings back the first values without messages', () => {
    const store = make();
    store.change('name', 'Bea');
    store.setErrors({ name: 'Taken.' });
    store.reset();
    expect(store.values()).toBe(START);
    expect(store.errorAt('name')).toBeUndefined();
    expect(store.isTouched()).toBe(false);
  });
});

describe('messages', () => {
  it('are set by field; the others keep theirs and undefined removes one', () => {
    const store = make();
    store.setErrors({ name: 'Taken.', 'address.city': 'Unknown.' });
    store.setErrors({ name: undefined });
    expect(store.errorAt('name')).toBeUndefined();
    expect(store.errorAt(['address', 'city'])).toBe('Unknown.');
  });

  it('checkAll asks every registered field and returns those with a message', () => {
    const store = make();
    store.register('name', () => 'Too short.');
    const leave = store.register(['address', 'city'], () => 'Unknown.');
    store.register(['address', 'zip'], () => undefined);
    expect(store.checkAll()).toEqual(['name', 'address.city']);
    leave();
    expect(store.checkAll()).toEqual(['name']);
  });

  it('a later registration of the same field survives the end of the first', () => {
    const store = make();
    const leave = store.register('name', () => 'First.');
    store.register('name', () => 'Second.');
    leave();
    store.check('name');
    expect(store.errorAt('name')).toBe('Second.');
  });

  it('recheck asks only fields that show a message, and only the changed one and those around it', () => {
    const store = make();
    const name = vi.fn(() => undefined);
    const city = vi.fn(() => undefined);
    const whole = vi.fn(() => undefined);
    const zip = vi.fn(() => 'Wrong.');
    store.register('name', name);
    store.register(['address', 'city'], city);
    store.register(['address', 'zip'], zip);
    store.register('address', whole);
    store.setErrors({ name: 'Taken.', address: 'Incomplete.', 'address.city': 'Unknown.' });
    store.recheck(['address', 'city']);
    expect(city).toHaveBeenCalledOnce();
    expect(whole).toHaveBeenCalledOnce();
    expect(name).not.toHaveBeenCalled();
    expect(zip).not.toHaveBeenCalled();
    expect(store.errorAt(['address', 'city'])).toBeUndefined();
    store.recheck();
    expect(name).toHaveBeenCalledOnce();
    expect(zip).not.toHaveBeenCalled();
  });
});

it('watchers render again only when what they watch has changed', () => {
  const store = make();
  const drawn = { city: vi.fn<() => void>(), rows: vi.fn<() => void>(), count: vi.fn<() => void>() };
  const times = () => Object.values(drawn).map(({ mock }) => mock.calls.length);
  const City = () => {
    drawn.city();
    return <p>{useFormValue<string>(['address', 'city'])}</p>;
  };
  const Rows = () => {
    drawn.rows();
    return <p>{useFormValue<unknown[]>('rows').length}</p>;
  };
  const Count = () => {
    drawn.count();
    return <p>{useFormState<Values, number>(({ rows }) => rows.length)}</p>;
  };
  renderScreen(
    <Form store={store} onSubmit={() => {}}>
      <City />
      <Rows />
      <Count />
    </Form>,
  );
  const [city = 0, rows = 0, count = 0] = times();
  act(() => store.change('name', 'Bea'));
  act(() => store.setErrors({ name: 'Taken.' }));
  act(() => store.change(['address', 'city'], 'Oslo'));
  expect(times()).toEqual([city, rows, count]);
  act(() => store.change(['rows', 0, 'text'], 'z'));
  expect(times()).toEqual([city, rows + 1, count]);
  act(() => store.change(['address', 'city'], 'Rome'));
  expect(times()).toEqual([city + 1, rows + 1, count]);
  expect(screen.getByText('Rome')).toBeTruthy();
});
