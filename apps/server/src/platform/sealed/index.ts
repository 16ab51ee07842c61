export { decryptFor, encryptFor } from './encrypt-for.ts'
export { openSealed } from './open-sealed.ts'
export { type RecordToSeal, type SealDeps, sealRecords } from './seal-records.ts'
export { deleteSealedBefore } from './sealed.repo.ts'
