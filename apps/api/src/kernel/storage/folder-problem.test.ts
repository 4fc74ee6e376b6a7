import { expect, it } from 'vitest';
import { folderProblem } from './folder-problem.ts';

it.each([
  ['ENOENT', '/x does not exist: create it, or mount its disk'],
  ['ENOTDIR', '/x is not a folder: choose another one'],
  ['EACCES', '/x cannot be used by the user of this process: let that user read and write it'],
  ['EPERM', '/x cannot be used by the user of this process: let that user read and write it'],
  ['EROFS', '/x is on a disk that can only be read: choose another folder, or mount it for writing'],
  ['ENOSPC', 'there is no room left in /x: free some, or choose another folder'],
])('%s of a folder says what is wrong and what to do', (code, text) => {
  expect(folderProblem(Object.assign(new Error('syscall'), { code }), '/x')).toBe(text);
});

it('an error that is about something else has no such sentence', () => {
  expect(folderProblem(new Error('Other'), '/x')).toBeUndefined();
});
