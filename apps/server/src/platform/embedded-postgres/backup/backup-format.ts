/** Raised when an older program could not read the file any more. */
export const BACKUP_FORMAT = 1
/** First entry: format, major version, time. */
export const MANIFEST_ENTRY = 'jhola-backup.json'
/** Last entry: its absence shows that the file was cut short. */
export const DONE_ENTRY = 'jhola-backup-complete'
/** Entries of the database cluster. */
export const CLUSTER_PREFIX = 'postgres/'
/** Entries of everything else in DATA_DIR. */
export const FILES_PREFIX = 'files/'
