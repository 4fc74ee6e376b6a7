import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

// Seals texts that are stored but must not be read by whoever sees the table.

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FORM = 'v1.';

export type Box = {
  /** `about` says whose text it is; opened as anyone else's it stays shut. */
  seal: (text: string, about: string) => string;
  /** Undefined when it was sealed with another key, for somebody else, or changed since. */
  open: (sealed: string, about: string) => string | undefined;
};

/** The key comes from a secret that the operator holds and one that the database holds: neither alone opens anything. */
export const openBox = (operatorSecret: string, storedSecret: Uint8Array, purpose: string): Box => {
  const key = Buffer.from(hkdfSync('sha256', operatorSecret, storedSecret, purpose, 32));
  return {
    seal: (text, about) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(about));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return FORM + Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
    },
    open: (sealed, about) => {
      if (!sealed.startsWith(FORM)) return undefined;
      const bytes = Buffer.from(sealed.slice(FORM.length), 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
          .setAAD(Buffer.from(about))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const content = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
};
