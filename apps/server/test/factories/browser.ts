import type { Answer, TestApp } from '../build-test-app.ts'

/** A browser with its cookies, at an address. */
export type Browser = {
  call(methodAndPath: string, body?: object): Promise<Answer>
  /** Moves to another network. */
  moveTo(ip: string): void
  /** The value of a cookie; empty if there is none. */
  cookie(name: string): string
}

/** The part of a test app that answers. */
type World = Pick<TestApp, 'inject'>

/** A browser that keeps the cookies it is given, as browsers do. */
export const aBrowser = (world: World, ip = '203.0.113.10'): Browser => {
  const jar = new Map<string, string>()
  let remoteAddress = ip
  return {
    call: async (methodAndPath, body) => {
      const [method = 'GET', path = '/'] = methodAndPath.split(' ')
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const reply = await world.inject({
        method: method as 'GET',
        url: `/api/v1${path}`,
        headers: { 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }) },
        remoteAddress,
        ...(body === undefined ? {} : { payload: body }),
      })
      for (const { name, value } of reply.cookies) {
        if (value === '') jar.delete(name)
        else jar.set(name, value)
      }
      return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
    },
    moveTo: (to) => {
      remoteAddress = to
    },
    cookie: (name) => jar.get(name) ?? '',
  }
}
