import type { UpdateResourceBody } from './body.ts';
import type { ResourceEditor } from './status.ts';

// Fields restricted to some editors. A value equal to the stored one is always accepted.

export type ResourceField = Exclude<keyof UpdateResourceBody, 'version'>;

const ADMINISTRATORS: readonly ResourceField[] = ['isPromoted', 'isDeleted'];

export const mayWriteResourceField = (editor: ResourceEditor, field: ResourceField): boolean =>
  editor === 'administrator' || !ADMINISTRATORS.includes(field);
