/** A warning leaves the product usable; with a problem it does not start or does not do its work. */
type Level = 'fine' | 'warning' | 'problem';
export type Finding = { level: Level; text: string };

export const fine = (text: string): Finding => ({ level: 'fine', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });
export const problem = (text: string): Finding => ({ level: 'problem', text });

const MARKS: Record<Level, string> = { fine: '✓', warning: '!', problem: '✗' };

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const isBroken = (findings: readonly Finding[]): boolean => findings.some(({ level }) => level === 'problem');

/** One line for each finding and one that sums them up. */
export const report = (findings: readonly Finding[]): string => {
  const count = (level: Level) => findings.filter((one) => one.level === level).length;
  const sum = `${counted(count('problem'), 'problem')}, ${counted(count('warning'), 'warning')}.`;
  return [...findings.map(({ level, text }) => `${MARKS[level]} ${text}`), '', sum].join('\n');
};

/** Addresses in settings may contain a password. */
const withoutPassword = (text: string): string => text.replaceAll(/(:\/\/[^\s:/@]{0,200}):[^\s@/]{0,500}@/g, '$1:…@');

/** What went wrong, without a stack. */
export const reasonOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return withoutPassword(message || code || String(error));
};
