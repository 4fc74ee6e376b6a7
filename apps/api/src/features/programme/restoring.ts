type Removable = { isDeleted?: boolean | undefined; isdeleted?: boolean | undefined; version?: number | undefined };

/** Whether the body of an update only says that a removed record is to be restored. */
export const isRestoring = ({ isDeleted, isdeleted, version: _version, ...rest }: Removable): boolean =>
  (isDeleted ?? isdeleted) === false && Object.keys(rest).length === 0;
