import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** A screen in memory; it chooses a free number by itself. */
export const startDisplay = async () => {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    let text = '';
    (child.stdio[3] as Readable).on('data', (part: Buffer) => {
      text += part.toString();
      if (text.includes('\n')) resolve(text.trim());
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  return { name: `:${number}`, stop: () => child.kill() };
};
