export { maskContacts } from './mask-contacts.ts'
export { type AuditDeps, type NewSecurityEvent, recordSecurityEvent } from './record-security-event.ts'
export { listSecurityEventsOf } from './security-events-of.read.ts'
