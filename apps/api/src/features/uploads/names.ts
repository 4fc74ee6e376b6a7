import { type Extension, extensionOf } from '@amberway/contract/uploads/types';
import { malformed } from '../../kernel/http/failure.ts';

const NAME_CHARACTERS = 150;
const ADDRESS_CHARACTERS = 80;

/** Characters that are not seen, or that turn the reading direction round so that 'gpj.exe' reads 'exe.jpg'. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/** The name a person gave, without folders and without what cannot be seen. */
export const cleanName = (given: string): string => {
  if (given.includes('\0')) throw malformed('The name of the file contains characters that cannot be stored.');
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = last.replace(UNSEEN, '').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(seen)?.[0] ?? '';
  const stem = Array.from(seen.slice(0, seen.length - extension.length));
  return stem.slice(0, NAME_CHARACTERS).join('') + extension;
};

/** The same name under the type the content really has. */
export const withExtension = (name: string, extension: Extension): string => {
  const known = extensionOf(name);
  if (known === extension) return name;
  return `${known ? name.slice(0, name.lastIndexOf('.')) : name}.${extension}`;
};

/** The name in the address: letters, digits, dots and dashes only, so that it needs no escaping anywhere. */
export const addressName = (name: string, extension: Extension): string => {
  const stem = name
    .slice(0, name.lastIndexOf('.'))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, ADDRESS_CHARACTERS);
  return `${stem || 'file'}.${extension}`;
};
