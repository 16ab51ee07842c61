/** Increased when an older program could no longer read the file. */
export const BACKUP_FORMAT = 1
/** First entry: format, major version, time. */
export const MANIFEST_ENTRY = 'jhola-backup.json'
/** Last entry: without it the file is incomplete. */
export const DONE_ENTRY = 'jhola-backup-complete'
/** Prefix of the entries of the database cluster. */
export const CLUSTER_PREFIX = 'postgres/'
/** Prefix of the entries of everything else in DATA_DIR. */
export const FILES_PREFIX = 'files/'
