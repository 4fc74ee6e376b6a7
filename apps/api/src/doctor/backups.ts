import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encryptByte } from '../backup/encryption.ts';
import { openTarget } from '../backup/target.ts';
import type { BackupSettings } from '../kernel/config/backup.ts';
import type { Config } from '../kernel/config/config.ts';
import { StartError } from '../kernel/start-error.ts';
import { fine, type Finding, problem, reasonOf, warning } from './finding.ts';
import { storeReason } from './store-reason.ts';

/** Stores a small object where the backups go, and removes it. */
const tryTarget = async (backup: BackupSettings) => {
  const folder = await mkdtemp(join(tmpdir(), 'amberway-doctor-'));
  const target = await openTarget(backup);
  const name = `doctor-${randomUUID()}`;
  try {
    await writeFile(join(folder, name), name);
    await target.put(name, join(folder, name));
    await target.list();
    await target.remove(name);
  } finally {
    target.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** The setting is checked for its form only; the checksum of a key is in its last letters. */
const tryRecipients = async ({ recipients }: BackupSettings): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const recipient of recipients)
    await encryptByte(recipient).catch((error: unknown) =>
      findings.push(
        problem(`Backups: nothing can be encrypted for ${recipient} of BACKUP_RECIPIENT: ${reasonOf(error)}.`),
      ),
    );
  return findings;
};

export const checkBackups = async ({ backup, production, BACKUP_PASSPHRASE }: Config): Promise<Finding[]> => {
  if (!backup) return production ? [warning('Backups: BACKUP_TO is not set, so none are made every night.')] : [];
  const wrongKeys = await tryRecipients(backup);
  try {
    await tryTarget(backup);
    return [
      ...wrongKeys,
      fine(`Backups: every night at ${backup.at}, writing, listing and removing work in BACKUP_TO.`),
      ...(BACKUP_PASSPHRASE
        ? []
        : [warning('Backups: the server’s own keys are left out, because BACKUP_PASSPHRASE is not set.')]),
    ];
  } catch (error) {
    const text =
      error instanceof StartError ? error.message : `BACKUP_TO cannot be used: ${storeReason(error, backup.to)}.`;
    return [...wrongKeys, problem(`Backups: ${text}`)];
  }
};
