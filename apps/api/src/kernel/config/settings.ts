import { z } from 'zod';
import { connectionsSettings } from './connections-settings.ts';
import { productSettings } from './product-settings.ts';
import { serverSettings } from './server-settings.ts';
import { storageSettings } from './storage-settings.ts';

// Every setting, its meaning and its default. The list in docs/configuration.md is generated from here.

export const settings = z.object({ ...serverSettings, ...storageSettings, ...connectionsSettings, ...productSettings });

export type Settings = z.output<typeof settings>;
