/** All tasks by name. Features extend this interface where they define theirs; `src/tasks.ts` binds them. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface can be added to from elsewhere
export interface Tasks {
  sanitise: (html: string) => string;
}

export type TaskName = keyof Tasks;
export type TaskInput<N extends TaskName> = Parameters<Tasks[N]>[0];
export type TaskOutput<N extends TaskName> = ReturnType<Tasks[N]>;
