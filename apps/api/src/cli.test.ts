import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(inject('program'), 'cli.js'), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '' },
  });
  return { status, stdout, stderr };
};

it.each([['--help'], ['-h'], ['restore', '--help'], ['doctor', '-h']])(
  'requested help goes to standard output and is no failure: %s %s',
  (...args) => {
    const { status, stdout, stderr } = run(...args);
    expect(stdout).toMatch(/^Commands:\n {2}doctor /);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  },
);

it.each([['none-such'], ['restore'], ['restore', '--none-such'], []])(
  'an unknown command or option is a failure and shows the commands on standard error: %s %s',
  (...args) => {
    const { status, stdout, stderr } = run(...args);
    expect(stderr).toMatch(/^Commands:/);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  },
);
