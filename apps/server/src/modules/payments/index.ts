export type { PaymentDeps } from './list-methods.ts'
export { registerPayments } from './payments.routes.ts'
