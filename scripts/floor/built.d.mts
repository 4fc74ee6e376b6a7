/** Each feature beyond the floor of the built web app, with its path in MDN's data and the files that use it. */
export declare const builtFeatures: () => Map<string, { path: string; files: string[] }>;
