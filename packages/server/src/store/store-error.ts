export type StoreErrorCode =
  | 'full' // no space is left
  | 'unavailable' // the database cannot be reached, read or written
  | 'locked' // another process uses the data folder
  | 'newer' // a newer version of the program has written the data
  | 'damaged' // the file is not a sound database of this program
  | 'duplicate' // an id that must be unique already exists
  | 'invalid'; // a text contains a NUL character, which not every database can store

/** A failure of the store. A failed call has stored nothing, unless the connection broke during a commit. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreError';
    this.code = code;
  }
}

/** Another server is using the data folder. */
export class StoreLocked extends StoreError {
  constructor(folder: string, cause?: unknown) {
    super('locked', `Another server is using the data folder ${folder}.`, cause);
    this.name = 'StoreLocked';
  }
}
