import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loggingExample } from './operations-doc.ts';
import { freePort } from '../../../../scripts/lib/free-port.mjs';

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

/** Starts nginx as a proxy in front of these servers. */
export const startNginx = async (servers: number[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'amberway-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, settings(folder, port, servers));
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  for (let n = 0; !(await isListening(port)); n += 1) {
    if (n > 100 || child.exitCode !== null) throw new Error(`nginx did not start: ${output}`);
    await delay(50);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    /** Access log and error log together. */
    log: async () =>
      `${await readFile(join(folder, 'access.log'), 'utf8')}${await readFile(join(folder, 'error.log'), 'utf8')}`,
    stop: async () => {
      child.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
