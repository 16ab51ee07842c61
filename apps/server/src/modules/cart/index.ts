export { type CartDeps, registerCart } from './cart.routes.ts'
