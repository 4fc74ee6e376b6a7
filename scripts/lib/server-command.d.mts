export declare const SERVER_COMMAND: string[];
