export declare const isRequestOfPage: (url: string) => boolean;
