import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { At, FixedNavigation, Link, matchPath, useLocation, useParams, useSearchParams } from './navigation.tsx'

test.each([
  ['/store/:storeId', '/store/STORE-001', { storeId: 'STORE-001' }],
  ['/store/:storeId', '/store/STORE-001/', { storeId: 'STORE-001' }],
  ['/store/:storeId', '/store/STORE-001/products', undefined],
  ['/', '/', {}],
  ['/home', '/', undefined],
])('%s and %s -> %j', (pattern, pathname, params) => {
  const found = matchPath(pattern, pathname)
  expect(found === undefined).toBe(params === undefined)
  if (params) expect(found).toMatchObject(params)
})

const Shown = () => {
  const { storeId } = useParams()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  return (
    <Link to={`${pathname}${search}`} replace>
      {storeId} {query.get('category')}
    </Link>
  )
}

test('on the server a page knows its path, its parameters and its query', () => {
  const html = renderToString(
    <FixedNavigation address="/store/STORE-001?category=Dairy">
      <At path="/store/:storeId">
        <Shown />
      </At>
    </FixedNavigation>,
  )
  expect(html).toContain('href="/store/STORE-001?category=Dairy"')
  expect(html).toContain('STORE-001<!-- --> <!-- -->Dairy')
})
