import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { inRoot } from './root.mjs';

const { complaintAbout } = createRequire(import.meta.url)('./node-version.cjs');

describe('the Node version check', () => {
  it.each(['0.10.48', '8.17.0', '12.22.12', '18.20.4', '20.18.3', '21.7.3', '22.11.0'])(
    'names %s as too old in one sentence',
    (version) => {
      const complaint = complaintAbout(version);
      expect(complaint).toContain(`this is Node.js ${version}`);
      expect(complaint).toContain('20.19 or newer');
      expect(complaint.split('\n')).toHaveLength(1);
    },
  );

  it.each(['20.19.0', '20.20.2', '22.12.0', '24.1.0', '26.0.0'])('accepts %s', (version) => {
    expect(complaintAbout(version)).toBeNull();
  });

  it.each(['scripts/run.cjs', 'scripts/lib/node-version.cjs'])(
    '%s is written so that an old Node can read it',
    (path) => {
      const { program } = parseSync(path, readFileSync(inRoot(path), 'utf8'), { sourceType: 'script' });
      const source = JSON.stringify(program);
      for (const modern of [
        'ArrowFunctionExpression',
        'TemplateLiteral',
        'ImportExpression',
        'ChainExpression',
        '"kind":"const"',
        '"kind":"let"',
        '"shorthand":true',
        '"async":true',
      ]) {
        expect(source, modern).not.toContain(modern);
      }
    },
  );

  it('refuses an unknown command in a sentence', () => {
    expect(() => execFileSync(process.execPath, [inRoot('scripts/run.cjs'), 'dance'], { stdio: 'pipe' })).toThrow(
      /There is no command "dance"/,
    );
  });

  it('ends the whole command with code 1 when Node is too old', () => {
    const pretend = "Object.defineProperty(process.versions, 'node', { value: '12.22.12' })";
    const script = `${pretend}; process.argv[2] = 'start'; require(${JSON.stringify(inRoot('scripts/run.cjs'))})`;
    let failure;
    try {
      execFileSync(process.execPath, ['--input-type=commonjs', '-e', script], { stdio: 'pipe', encoding: 'utf8' });
    } catch (error) {
      failure = error;
    }
    expect(failure?.status).toBe(1);
    expect(failure?.stderr.trim()).toBe(complaintAbout('12.22.12'));
  });
});
