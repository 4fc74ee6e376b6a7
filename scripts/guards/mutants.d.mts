import type { Plugin } from 'vite';

export type Mutant = { file: string; line: number; at: number; length: number; replacement: string; switched: string };
export function listMutants(root: string): Mutant[];
export function mutate(text: string, mutant: Mutant): string;
export function mutantPlugin(root: string, mutant: Mutant | 'all'): Plugin;
