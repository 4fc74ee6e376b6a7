import { DAY } from '@amberway/contract/kernel/limits';

// Names of stored backups, and which of them are removed.

const NAME = /^amberway-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.gz\.age$/;

export const backupName = (at: Date): string =>
  `amberway-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz.age`;

/** When a backup was made; undefined for a file that is none. */
export const timeOfBackup = (name: string): number | undefined => {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day ? Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) : undefined;
};

/** All backups of the last 7 days, the newest of each of the last 5 weeks, the newest of each of the last 3 months. */
const RULES = [
  { within: 7 * DAY, period: (at: number) => String(at) },
  { within: 35 * DAY, period: (at: number) => `week ${Math.floor(at / (7 * DAY))}` },
  { within: 92 * DAY, period: (at: number) => `month ${new Date(at).toISOString().slice(0, 7)}` },
];

export const PARTIAL = '.partial';
/** No upload takes longer. */
const UPLOAD_MS = DAY;

/** A process that was killed while it copied a backup leaves a part of it. */
const isAbandoned = (name: string, now: number): boolean => {
  const at = name.endsWith(PARTIAL) ? timeOfBackup(name.slice(0, -PARTIAL.length)) : undefined;
  return at !== undefined && now - at > UPLOAD_MS;
};

/** The names of backups that no rule keeps, and of abandoned parts. The newest backup is never among them. */
export const outdatedBackups = (names: readonly string[], now: number): string[] => {
  const backups = names
    .map((name) => ({ name, at: timeOfBackup(name) }))
    .filter((one): one is { name: string; at: number } => one.at !== undefined)
    .toSorted((a, b) => b.at - a.at);
  const stays = new Set(backups.slice(0, 1).map(({ name }) => name));
  for (const { within, period } of RULES) {
    const seen = new Set<string>();
    for (const { name, at } of backups) {
      if (now - at > within || seen.has(period(at))) continue;
      seen.add(period(at));
      stays.add(name);
    }
  }
  return [
    ...backups.map(({ name }) => name).filter((name) => !stays.has(name)),
    ...names.filter((name) => isAbandoned(name, now)),
  ];
};

export const newestBackup = (names: readonly string[]): string | undefined =>
  names
    .filter((name) => timeOfBackup(name) !== undefined)
    .toSorted((a, b) => a.localeCompare(b))
    .at(-1);
