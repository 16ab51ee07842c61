/** What every page reads, in one file: on a slow line a request costs more than its bytes. */
export const texts = import.meta.glob<unknown>('./{common,names}.json', { eager: true, import: 'default' })
