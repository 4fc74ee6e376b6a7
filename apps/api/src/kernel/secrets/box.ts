import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

// Encrypts stored texts that must not be readable in the table.

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FORM = 'v1.';

export type Box = {
  /** `about` names the owner of the text; it opens only with the same owner. */
  seal: (text: string, about: string) => string;
  /** Undefined when it was sealed with another key, for another owner, or changed since. */
  open: (sealed: string, about: string) => string | undefined;
};

/** The key is derived from the operator's secret and one in the database: neither alone decrypts anything. */
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
