/** Builds the server into a folder beside its sources; answers where it is. */
export declare const buildApi: (folder?: string) => Promise<string>;
