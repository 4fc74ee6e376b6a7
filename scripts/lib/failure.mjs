/** An error the user can act on: its message is shown without a stack. */
export class Failure extends Error {
  expected = true;
}
