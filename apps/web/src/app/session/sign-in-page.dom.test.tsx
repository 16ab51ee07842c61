import { HOSTILE_RETURN_PATHS } from '@jhola/contract/shared/web/hostile-return-paths'
import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeApi } from '../../../test/fake-api.ts'
import { OWNER } from '../../../test/fixtures/account.ts'
import { apiQuery, createBrowserQueryClient } from '../../shared/api/api-query.ts'
import { createI18nStore } from '../../shared/i18n/i18n-store.ts'
import { BrowserNavigation } from '../../shared/navigation/navigation.tsx'
import { Providers } from '../providers.tsx'
import { SignInPage } from './sign-in-page.tsx'

const CUSTOMER = { ...OWNER, role: 'customer', store_id: null } as const
const ADMIN = { ...OWNER, role: 'admin', store_id: null } as const

afterEach(() => vi.restoreAllMocks())

/** Everywhere a signed-in visitor is led who opens this sign-in page. */
const openSignedIn = async (path: string, user: typeof OWNER | typeof CUSTOMER | typeof ADMIN): Promise<string> => {
  history.replaceState(null, '', path)
  const reached: string[] = []
  vi.spyOn(location, 'replace').mockImplementation((to) => void reached.push(String(to)))
  vi.spyOn(history, 'replaceState').mockImplementation((_state, _title, to) => void reached.push(String(to)))
  const client = createBrowserQueryClient()
  client.setQueryData(apiQuery('GET /auth/me', {}).queryKey, { success: true, user } as never)
  const { unmount } = render(
    <Providers client={client} i18n={createI18nStore('en')}>
      <BrowserNavigation>
        <SignInPage isInside={() => true}>{() => 'the sign-in page'}</SignInPage>
      </BrowserNavigation>
    </Providers>,
  )
  await waitFor(() => expect(reached.length).toBeGreaterThan(0))
  unmount()
  client.clear()
  vi.restoreAllMocks()
  return reached.at(-1) ?? ''
}

test.each([
  ['/login', 'a customer', CUSTOMER, '/search'],
  ['/store-login', 'an owner', OWNER, '/store-dashboard'],
  ['/email-login', 'an owner', OWNER, '/store-dashboard'],
  ['/login', 'an admin', ADMIN, '/admin/stores'],
])('%s leads %s to no other site, whatever the link says', async (page, _who, user, usual) => {
  vi.stubGlobal('fetch', createFakeApi().fetch)
  const left: string[] = []
  for (const text of HOSTILE_RETURN_PATHS) {
    const to = await openSignedIn(`${page}?from=${encodeURIComponent(text.toWellFormed())}`, user)
    if (!to.startsWith('/') || new URL(to, location.href).origin !== location.origin) left.push(`${text} -> ${to}`)
  }
  expect(left).toEqual([])
  expect(await openSignedIn(`${page}?from=/%09/evil.example`, user)).toBe(usual)
  expect(await openSignedIn(`${page}?from=/..//evil.example`, user)).toBe(usual)
  expect(await openSignedIn(`${page}?from=${encodeURIComponent('/profile?tab=2')}`, user)).toBe('/profile?tab=2')
})
