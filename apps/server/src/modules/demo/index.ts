export { type DemoDeps, type DemoReport, loadDemo } from './load-demo.ts'
export { type DemoSignIn, demoCustomers, demoHelpers, demoOwners } from './sign-ins.ts'
