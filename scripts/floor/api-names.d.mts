/** Everything newer than the floor, as what to delete: `['URL', 'canParse']`, `['Set', 'prototype', 'union']`. */
export declare const REMOVALS: { path: string; steps: string[] }[];
