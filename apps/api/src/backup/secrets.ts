import { randomBytes, scryptSync } from 'node:crypto';
import { StartError } from '../kernel/start-error.ts';
import { type Box, openBox } from '../kernel/secrets/box.ts';
import type { Manifest } from './manifest.ts';
import type { TableShape } from './queries.ts';

// The server's own keys sign tokens and decrypt sealed data: a stolen backup must not reveal them.

export const SECRETS_TABLE = 'server_secrets';
const VALUE_COLUMN = 'value';
const NAME_COLUMN = 'name';
const SALT_BYTES = 16;
const KEY_BYTES = 32;

export type Seal = { salt: string; box: Box };

const boxOf = (passphrase: string, salt: string): Box => {
  const bytes = Buffer.from(salt, 'base64url');
  return openBox(scryptSync(passphrase.normalize('NFKC'), bytes, KEY_BYTES).toString('hex'), bytes, 'backup secrets');
};

/** Undefined without a passphrase; the keys are left out then. */
export const newSeal = (passphrase: string | undefined): Seal | undefined => {
  if (!passphrase) return undefined;
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  return { salt, box: boxOf(passphrase, salt) };
};

type Change = (value: string, name: string) => string;

const changeValues = ({ columns }: TableShape, lines: readonly string[], change: Change): string[] => {
  const at = (name: string) => columns.findIndex((column) => column.name === name);
  const [name, value] = [at(NAME_COLUMN), at(VALUE_COLUMN)];
  return lines.map((line) => {
    const cells = JSON.parse(line) as string[];
    cells[value] = change(cells[value] ?? '', cells[name] ?? '');
    return JSON.stringify(cells);
  });
};

/** The rows as stored in the archive. */
export const sealRows = (seal: Seal | undefined, shape: TableShape, lines: readonly string[]): string[] =>
  seal ? changeValues(shape, lines, (value, name) => seal.box.seal(value, name)) : [];

export type OpenRows = (shape: TableShape, lines: readonly string[]) => string[];

/** The original rows; archives of older versions hold them unsealed. Without the passphrase they are left out. */
export const secretsOpener = (path: string, { secrets }: Manifest, passphrase: string | undefined): OpenRows => {
  if (!secrets) return (_, lines) => [...lines];
  if (!passphrase) return () => [];
  const box = boxOf(passphrase, secrets.salt);
  return (shape, lines) =>
    changeValues(shape, lines, (value, name) => {
      const opened = box.open(value, name);
      if (opened === undefined)
        throw new StartError(
          `BACKUP_PASSPHRASE is not the one with which ${path} was made. Without it the backup is restored with new keys. Nothing was changed.`,
        );
      return opened;
    });
};
