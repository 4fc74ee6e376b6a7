import { type Extension, extensionOf } from '@amberway/contract/uploads/types';
import { malformed } from '../../kernel/http/failure.ts';

const NAME_CHARACTERS = 150;
const URL_NAME_CHARACTERS = 80;

/** Invisible characters, and those that reverse the reading direction so that 'gpj.exe' reads 'exe.jpg'. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/** The given name without folders and invisible characters. */
export const cleanName = (name: string): string => {
  if (name.includes('\0')) throw malformed('The name of the file contains characters that cannot be stored.');
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = last.replace(UNSEEN, '').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(seen)?.[0] ?? '';
  const stem = Array.from(seen.slice(0, seen.length - extension.length));
  return stem.slice(0, NAME_CHARACTERS).join('') + extension;
};

/** The name with the extension of the actual content. */
export const withExtension = (name: string, extension: Extension): string => {
  const known = extensionOf(name);
  if (known === extension) return name;
  return `${known ? name.slice(0, name.lastIndexOf('.')) : name}.${extension}`;
};

/** The name in the URL: letters, digits, dots and dashes only, so that it never needs escaping. */
export const urlName = (name: string, extension: Extension): string => {
  const stem = name
    .slice(0, name.lastIndexOf('.'))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, URL_NAME_CHARACTERS);
  return `${stem || 'file'}.${extension}`;
};
