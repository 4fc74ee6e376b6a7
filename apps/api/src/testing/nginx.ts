import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loggingExample } from './operations-doc.ts';
import { freePort } from '../../../../scripts/lib/free-port.mjs';

const DEPLOY = new URL('../../../../deploy/', import.meta.url);
type Placed = { port: number; plainPort: number; servers: number[] };

export const hasNginx = (): boolean => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** As in docs/operations.md, but without TLS. */
const settings = (folder: string, port: number, servers: number[]) => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log crit;
events { worker_connections 512; }
http {
  ${loggingExample()}
  access_log ${folder}/access.log amberway;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream amberway {
    ${servers.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 110m;
    location / {
      proxy_pass http://amberway;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_read_timeout 1h;
    }
  }
}
`;

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const runNginx = async (folder: string, port: number, text: string) => {
  const file = join(folder, 'nginx.conf');
  await writeFile(file, text);
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  for (let n = 0; !(await isListening(port)); n += 1) {
    if (n > 100 || child.exitCode !== null) throw new Error(`nginx did not start: ${output}`);
    await delay(50);
  }
  return {
    /** Access log and error log together. */
    log: async () =>
      `${await readFile(join(folder, 'access.log'), 'utf8')}${await readFile(join(folder, 'error.log'), 'utf8')}`,
    stop: async () => {
      child.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** One of the files in deploy/, with these servers, free ports and a folder of its own in place of the machine's. */
const deployed = (file: 'nginx.conf' | 'nginx-site.conf', folder: string, { port, plainPort, servers }: Placed) => {
  const own = servers.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join('\n');
  const text = readFileSync(new URL(file, DEPLOY), 'utf8')
    // Names of containers need Docker's name server, and a newer nginx than Debian 12 has.
    .replace(/^ *resolver .*$/m, '')
    .replace(/^ *zone amberway .*$/m, '')
    .replace(/(?: *server (?:one|two|127\.0\.0\.1):3000 [^\n]*\n)+/, `${own}\n`)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace(/^ *http2 on;$/m, '')
    .replaceAll(/\/etc\/(?:nginx\/tls|letsencrypt\/live\/[\w.]+)/g, folder)
    .replaceAll(/(access_log) \S+/g, `$1 ${folder}/access.log`)
    .replaceAll(/(error_log) \S+/g, `$1 ${folder}/error.log`)
    .replace(/(proxy_cache_path) \S+/, `$1 ${folder}/cache`)
    .replace(/^pid .*$/m, '');
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const whole = text.includes('http {')
    ? text.replace('http {', `http {\n${bodies}`)
    : `events { worker_connections 512; }\nhttp {\n${bodies}\n${text}\n}`;
  // Its workers would be somebody who may not write into the folder.
  const user = process.getuid?.() === 0 ? 'user root root;' : '';
  return `daemon off;\n${user}\npid ${folder}/pid;\n${whole}`;
};

const makeCertificate = (folder: string) =>
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=portal.example']
      .concat(['-addext', 'subjectAltName=DNS:portal.example,DNS:localhost'])
      .concat(['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]),
    { stdio: 'ignore' },
  );

/** Starts nginx with one of the files in deploy/, in front of these servers, with a certificate of its own. */
export const startDeployedNginx = async (file: 'nginx.conf' | 'nginx-site.conf', servers: number[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'amberway-nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  makeCertificate(folder);
  const nginx = await runNginx(folder, port, deployed(file, folder, { port, plainPort, servers }));
  return { ...nginx, url: `https://127.0.0.1:${port}`, plainUrl: `http://127.0.0.1:${plainPort}` };
};

/** Starts nginx as a proxy in front of these servers. */
export const startNginx = async (servers: number[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'amberway-nginx-'));
  const port = await freePort();
  const nginx = await runNginx(folder, port, settings(folder, port, servers));
  return { ...nginx, url: `http://127.0.0.1:${port}` };
};
