export { moveOrderStock, type StockActor } from './stock.repo.ts'
