import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../lib/root.mjs';

// Most files in deploy/ cannot be run here. What can be compared with the product is; `npm run faults -- nginx` runs nginx.

const read = (path) => readFileSync(inRoot(path), 'utf8');
const SETTINGS = new Set(
  [...read('docs/configuration.md').matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name),
);
const NOT_OURS = /^(NODE_ENV|POSTGRES_|MINIO_)/;
const isIgnored = (path) => spawnSync('git', ['check-ignore', '-q', path], { cwd: inRoot('.') }).status === 0;

describe('the files in deploy/', () => {
  it.each(['compose.yaml', 'kubernetes.yaml', 'amberway.service', 'Dockerfile'])(
    '%s names known settings only',
    (file) => {
      const text = read(`deploy/${file}`);
      const named = [...text.matchAll(/^ +([A-Z0-9]+_[A-Z0-9_]+): |\b([A-Z0-9]+_[A-Z0-9_]+)=/gm)].map(
        ([, a, b]) => a ?? b,
      );
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((name) => !SETTINGS.has(name) && !NOT_OURS.test(name))).toEqual([]);
    },
  );

  it.each(['nginx.conf', 'nginx-site.conf'])(
    '%s masks the same paths in its log as the example in docs/operations.md',
    (file) => {
      const text = read(`deploy/${file}`);
      const maskedIn = (from) => [...from.matchAll(/~\*\^(\S+)\. \S+-;/g)].map(([, path]) => path);
      expect(maskedIn(text)).toEqual(maskedIn(read('docs/operations.md')));
      expect(maskedIn(text)).toHaveLength(3);
      expect(text).not.toMatch(/\$(request|request_uri|args|http_referer)\b[^;]*amberway|log_format[^;]*\$request_uri/);
    },
  );

  it('probes and health checks call paths that the product has', () => {
    const paths = JSON.parse(read('docs/openapi.json')).paths;
    const called = ['kubernetes.yaml', 'Dockerfile']
      .flatMap((file) => [...read(`deploy/${file}`).matchAll(/\/api(\/health\/\w+)/g)])
      .map(([, path]) => path);
    expect(called.length).toBeGreaterThanOrEqual(4);
    for (const path of called)
      expect(
        Object.keys(paths).some((known) => known.endsWith(path)),
        path,
      ).toBe(true);
  });

  it('the image in kubernetes.yaml has the version of package.json', () => {
    expect(read('deploy/kubernetes.yaml')).toContain(`image: amberway:${JSON.parse(read('package.json')).version}\n`);
  });

  it('the shell step of the Dockerfile uses the name that `npm run package` writes', () => {
    expect(read('deploy/Dockerfile')).toContain('/out/amberway-*.tgz');
    // Copying everything would take along what was built for another platform.
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '.git']));
    expect(execFileSync('git', ['check-ignore', 'node_modules'], { cwd: inRoot('.'), encoding: 'utf8' })).toContain(
      'node_modules',
    );
  });

  it('passwords and certificates beside them get neither into git nor into an image', () => {
    for (const path of ['deploy/.env', 'deploy/tls/privkey.pem', '.env']) expect(isIgnored(path), path).toBe(true);
    expect(isIgnored('deploy/compose.yaml')).toBe(false);
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['**/.env', 'deploy/tls']));
  });

  it('amberway.service and as-service use the user, folders and settings that docs/operations.md sets up', () => {
    const [unit, docs, command] = [
      read('deploy/amberway.service'),
      read('docs/operations.md'),
      read('scripts/package/as-service.sh'),
    ];
    expect(unit).toMatch(/^User=amberway$/m);
    expect(unit).toMatch(/^ReadWritePaths=-\/mnt\/backups$/m);
    expect(unit).not.toMatch(/^DynamicUser=/m);
    for (const setting of ['NODE_ENV=production', 'DATA_DIR=/var/lib/amberway', 'EnvironmentFile=/etc/amberway.env']) {
      expect(unit).toContain(setting);
      expect(command).toContain(setting);
    }
    expect(docs).toContain('useradd --system --home-dir /var/lib/amberway');
    expect(docs).toMatch(/ln -sfn \S+ \/opt\/amberway\n/);
    expect(docs).toMatch(/install -d -o amberway -g amberway -m 700 \/var\/lib\/amberway \/mnt\/backups\n/);
    expect(docs).toContain('BACKUP_TO=/mnt/backups');
  });

  it('a service on an empty server takes fewer than 40 commands, with settings that exist', () => {
    const [, guide = ''] =
      /## A service on an empty Debian server\n([\s\S]*?)\n## /.exec(read('docs/operations.md')) ?? [];
    const scripts = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => text);
    const settings = scripts.flatMap((text) => [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
    expect(settings.length).toBeGreaterThan(8);
    expect(settings.filter((name) => !SETTINGS.has(name))).toEqual([]);
    const commands = scripts
      .map((text) => text.replaceAll(/<<'END'\n[\s\S]*?\nEND\n/g, '\n'))
      .flatMap((text) => text.split('\n').filter((line) => line.trim() !== ''));
    expect(commands.length).toBeLessThan(40);
    expect(guide).toContain(`in ${commands.length} commands`);
  });

  it('the image is built with its commit', () => {
    expect(read('deploy/Dockerfile')).toMatch(/^ARG COMMIT$/m);
    expect(read('deploy/compose.yaml')).toContain("args: { COMMIT: '${COMMIT:-}' }");
  });
});
