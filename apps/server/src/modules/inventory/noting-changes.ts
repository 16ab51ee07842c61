import type { Routes } from '../../platform/http/register.ts'
import type { ShelfFigures } from './shelf-figures.ts'

const storeOf = ({ actor }: { actor: unknown }): string | undefined => {
  const storeId: unknown = typeof actor === 'object' && actor !== null ? Reflect.get(actor, 'store_id') : undefined
  return typeof storeId === 'string' ? storeId : undefined
}

/** The same routes, where every call that may change a shelf makes its figures be counted anew. */
export const notingChanges = (routes: Routes, figures: Pick<ShelfFigures, 'forget'>): Routes => {
  const note = (context: { actor: unknown }): void => {
    const storeId = storeOf(context)
    if (storeId !== undefined) figures.forget(storeId)
  }
  return {
    read: routes.read,
    write: (route, handler) =>
      routes.write(route, async (context, tx) => {
        const answer = await handler(context, tx)
        note(context)
        return answer
      }),
    own: (route, handler) =>
      routes.own(route, async (context) => {
        const answer = await handler(context)
        note(context)
        return answer
      }),
  }
}
