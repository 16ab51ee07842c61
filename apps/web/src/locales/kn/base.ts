/** The texts of every page in one file: on a slow connection a request costs more than its bytes. */
export const texts = import.meta.glob<unknown>('./{common,names}.json', { eager: true, import: 'default' })
