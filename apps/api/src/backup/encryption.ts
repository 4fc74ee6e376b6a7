import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../kernel/start-error.ts';

// The age format (age-encryption.org): the server needs the public key only, so a stolen server or bucket does not open
// older backups.

/** Loaded when used. */
const age = () => import('age-encryption');

export type KeyPair = { identity: string; recipient: string };

export const newKeyPair = async (): Promise<KeyPair> => {
  const { generateIdentity, identityToRecipient } = await age();
  const identity = await generateIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
};

const write = (content: ReadableStream<Uint8Array>, path: string, signal: AbortSignal | undefined) =>
  pipeline(
    Readable.fromWeb(content as WebStream<Uint8Array>),
    createWriteStream(path, { mode: 0o600, flags: 'wx' }),
    signal ? { signal } : {},
  );

const webStream = (content: Readable) => Readable.toWeb(content) as unknown as ReadableStream<Uint8Array>;

export const encryptFile = async (
  from: string,
  to: string,
  recipients: readonly string[],
  signal?: AbortSignal,
): Promise<void> => {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  await write(await encrypter.encrypt(webStream(createReadStream(from))), to, signal);
};

/** Throws if the public key is wrong. */
export const encryptByte = async (recipient: string): Promise<void> => {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  await encrypter.encrypt(new Uint8Array(1));
};

/** Writes the decrypted content to a file. */
export const decryptTo = async (
  content: Readable,
  to: string,
  identities: readonly string[],
  signal?: AbortSignal,
): Promise<void> => {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
    await write(await decrypter.decrypt(webStream(content)), to, signal);
  } catch (error) {
    content.destroy();
    const { code, message } = error as NodeJS.ErrnoException;
    if (code) throw error;
    throw new StartError(`The backup could not be decrypted (${message}). Check the private key. Nothing was changed.`);
  }
};

const PRIVATE_KEY = 'AGE-SECRET-KEY-';

/** The private keys in a file as age-keygen writes it. Other lines, such as those npm prints, are ignored. */
export const identitiesIn = (text: string): string[] => {
  const found = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith(PRIVATE_KEY));
  if (found.length === 0)
    throw new StartError(`The file of --identity has no private key: a line that begins with ${PRIVATE_KEY}.`);
  return found;
};
