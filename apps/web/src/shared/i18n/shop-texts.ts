import type { ListOfAreas } from './list-of-areas.ts'
import { alsoRead } from './load-texts.ts'

// Imported for its effect by the counter's entry only: customers do not download even the names of these files.
alsoRead(import.meta.glob<ListOfAreas>('../../locales/*/shop.ts'), () => import('./all-shop-texts.ts'))
