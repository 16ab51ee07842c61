export { type AuditDeps, type NewSecurityEvent, recordSecurityEvent } from './record-security-event.ts'
