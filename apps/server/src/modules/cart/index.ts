export { registerCart } from './cart.routes.ts'
export { deleteCarts, listCarts } from './carts.repo.ts'
