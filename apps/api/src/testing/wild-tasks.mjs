// A worker for the tests of the pool: it returns, crashes or hangs.
export default ({ name, input }) => {
  if (name === 'crash') process.exit(3);
  if (name === 'throw') throw new Error('a text that nobody may see');
  if (name === 'hang') for (;;);
  return input;
};
