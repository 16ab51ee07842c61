/** The texts of this language, an area at a time; which file holds which is known when the language is. */
export const areas = import.meta.glob<{ default: unknown }>(['./*.json', '!./server.json'])
