import type { Language } from '@jhola/contract/shared/wire'
import { test } from '@playwright/test'
import { readPages } from '../crawl/read-pages.ts'
import type { Person } from '../crawl/routes.ts'
import { STORE } from '../support/users.ts'

// A part of `npm run crawl`, short enough for every run: the longest words, and the script that runs from the right.

const PAGES: Partial<Record<Person, readonly string[]>> = {
  anyone: ['/', `/store/${STORE.id}`, '/cart'],
  owner: ['/store-dashboard', '/store/orders', '/inventory'],
}

// A customer's page has least room on a phone; a board has other columns at a desk.
for (const language of ['ta', 'ur'] as const satisfies readonly Language[])
  for (const person of ['anyone', 'owner'] as const satisfies readonly Person[])
    test(
      `in ${language} ${person} finds every word in the language, with room for it`,
      { tag: person === 'owner' ? [] : ['@phone'] },
      ({ context, baseURL }) =>
        readPages(context, baseURL, language, person, ({ path }) => PAGES[person]?.includes(path) ?? false),
    )
