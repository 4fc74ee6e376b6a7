/** What the built files may use beyond the floor, each with its reason. */
export declare const ALLOWED: Record<string, string>;
export declare const OWN_NAME: string;
/** Those that a library asks for first. */
export declare const IN_LIBRARIES: Record<string, string>;
