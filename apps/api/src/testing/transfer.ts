import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

// Sends and reads large files as streams, and measures the memory of the server process meanwhile.

const MEGABYTE = 1024 * 1024;
const WATCH_MS = 100;
const BOUNDARY = '----transfer';

export type Target = { url: string; pid: number; token: string };

const residentMegabytes = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;

const content = function* (megabytes: number) {
  yield Buffer.from('%PDF-1.4\n');
  const block = Buffer.alloc(MEGABYTE / 16, 7);
  for (let sent = 0; sent < megabytes * 16 - 1; sent += 1) yield block;
};

const form = function* (megabytes: number) {
  yield Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="large.pdf"\r\n\r\n`);
  yield* content(megabytes);
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
};

/** Uploads that many megabytes and returns the file's URL. */
export const upload = ({ url, token }: Target, megabytes: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const sending = request(
      `${url}/api/upload`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => {
          if (response.statusCode === 200)
            resolve((JSON.parse(text) as { data: { public_url: string } }).data.public_url);
          else reject(new Error(`The upload answered ${response.statusCode}: ${text}`));
        });
      },
    );
    pipeline(Readable.from(form(megabytes)), sending).catch(reject);
  });

/** Reads a file to its end and returns its length. */
export const download = async ({ url, token }: Target, path: string): Promise<number> => {
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  let length = 0;
  for await (const chunk of response.body ?? []) length += chunk.length;
  return length;
};

/** The largest growth of the process in megabytes during the work. */
export const growthDuring = async ({ pid }: Target, work: () => Promise<unknown>): Promise<number> => {
  const before = residentMegabytes(pid);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), WATCH_MS);
  try {
    await work();
    peak = Math.max(peak, residentMegabytes(pid));
  } finally {
    clearInterval(watch);
  }
  return peak - before;
};
