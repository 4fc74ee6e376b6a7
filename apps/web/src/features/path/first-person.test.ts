import { expect, it } from 'vitest';
import { inFirstPerson, learningInFirstPerson } from './first-person.ts';

it.each([
  ['Closes big buttons', 'I close big buttons.'],
  ['Points to the help card', 'I point to the help card.'],
  ['Says or signs “help” in play', 'I say or sign “help” in play.'],
  ['Stands and waits. ', 'I stand and wait.'],
  ['Tries new food', 'I try new food.'],
  ['Goes to bed!', 'I go to bed!'],
])('%s is said by the child', (name, said) => {
  expect(inFirstPerson(name)).toBe(said);
});

it.each([
  'Waiting for a turn',
  'Buttons',
  'Waves',
  'Signs of tiredness',
  'Takes his own bowl',
  'Asks them for help',
  'Understands jokes',
  'Washes and dries hands',
  '',
])('“%s” stays as it is where it cannot be put so with certainty', (name) => {
  expect(inFirstPerson(name)).toBe(name);
});

it('what is being learned is said so', () => {
  expect(learningInFirstPerson('Waits for an answer')).toBe('I am learning to wait for an answer.');
  expect(learningInFirstPerson('Turn taking')).toBe('Turn taking');
});
