import type { ListOfAreas } from './list-of-areas.ts'
import { alsoRead } from './load-texts.ts'

// Imported for its effect by literacy mode and the literacy setting: nobody else downloads even the names of these files.
alsoRead(import.meta.glob<ListOfAreas>('../../locales/*/late.ts'))
