export { registerCustomers } from './customers.routes.ts'
